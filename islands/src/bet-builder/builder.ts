/**
 * The builder of one match: the markets that can be joined, the picks, and their joined price.
 * Keeps all three up to date with the operator, without React.
 *
 * The picks are kept for the session, and in the address while the builder is open; the slip does
 * not change until the visitor adds them.
 */
import { atom, type ReadableAtom } from "nanostores";
import { $settings } from "../account/shared/settings";
import { fetchCustomMarkets } from "../api/custom-bets";
import { ApiError } from "../api/errors";
import type { Market } from "../api/matches";
import { fetchCustomOdds } from "../api/ticket-calls";
import type { SelectionPlacement } from "../api/wire.gen";
import type { PriceState } from "../core/price-state";
import { getMatchStatus, getPrice, onMatchStatus, onPrice } from "../core/prices";
import { onMarkets } from "../live/shared/matches";
import { applyFetched, startFetch } from "../live/shared/prices";
import { reportError } from "../report/report";
import { $customPlaced, wasCustomPlaced } from "../slip/shared/custom-placed";
import { builderHash, picksOfHash } from "./hash";
import { mergeJoinable } from "./markets";
import { rememberedPicks, rememberPicks } from "./memory";
import {
  type BuilderPick,
  findPick,
  lineKey,
  pickOf,
  pickState,
  renewPicks,
  togglePick,
} from "./picks";
import { createPricer, type Priced, type Pricing } from "./pricing";
import { showHash } from "./shared/mode";

/** A picked outcome in its current state. */
export interface Leg {
  readonly pick: BuilderPick;
  /** Its own price in thousandths; 0 when it is unknown. */
  readonly odds: number;
  readonly state: PriceState;
}

/** The state that the builder renders. */
export interface BuilderState {
  /** State of the list of markets; `refused` when the operator has none for this match. */
  readonly list: "loading" | "loaded" | "failed" | "refused";
  readonly markets: readonly Market[];
  /** In the order in which they were picked. */
  readonly legs: readonly Leg[];
  readonly pricing: Pricing;
  /** Number of picks of a shared builder that the operator no longer offers. */
  readonly lost: number;
}

/** A builder. */
export interface Builder {
  readonly $state: ReadableAtom<BuilderState>;
  /** Begins to follow the operator; returns a function that stops it. */
  start(): () => void;
  /** Picks an outcome, or drops it. */
  toggle(market: Market, outcomeId: number): void;
  remove(key: string): void;
  clear(): void;
  /** Repeats the requests that were not answered. */
  retry(): void;
}

/** Minimum number of selections in a custom bet, from the operator's settings. */
export function fewestPicks(): number {
  return $settings.get()?.custom_bet_allow_single ? 1 : 2;
}

/** The builder of a match; `status` is the match's status on the page. */
export function createBuilder(matchId: number, status: number): Builder {
  let picks = rememberedPicks(matchId);
  /**
   * The last requested set of legs: another set is a new request, the same set at other prices is a
   * renewal.
   */
  let choice = "";
  let asked = "";
  let unfollow: (() => void)[] = [];
  let isOver = false;
  const $state = atom<BuilderState>({
    list: "loading",
    markets: [],
    legs: picks.map(legOf),
    pricing: { state: "idle" },
    lost: 0,
  });
  const patch = (part: Partial<BuilderState>) => $state.set({ ...$state.get(), ...part });
  const pricer = createPricer(askOdds, (pricing) => patch({ pricing }));

  function legOf(pick: BuilderPick): Leg {
    const price = getPrice(pick.key);
    const state = pickState(price, getMatchStatus(matchId) ?? status);
    return { pick, odds: price?.listed ? price.odds : 0, state };
  }

  function setPicks(next: readonly BuilderPick[]): void {
    picks = next;
    rememberPicks(matchId, picks);
    showHash(builderHash(picks));
    follow();
    refresh();
  }

  /** Follows the prices of what is picked. */
  function follow(): void {
    for (const stop of unfollow) stop();
    unfollow = picks.map((pick) => onPrice(pick.key, refresh));
  }

  /** Reads the legs' state again, and requests their joined price if it may have changed. */
  function refresh(): void {
    const legs = picks.map(legOf);
    patch({ legs });
    if ($state.get().list !== "loaded") return;
    const isOpen = legs.length >= fewestPicks() && legs.every((leg) => leg.state === "");
    const question = isOpen ? legs.map((leg) => placementOf(matchId, leg)) : undefined;
    const nextChoice = isOpen ? legs.map((leg) => leg.pick.key).join() : "";
    const nextAsked = legs.map((leg) => leg.odds).join();
    if (nextChoice !== choice) pricer.choose(question);
    else if (question && nextAsked !== asked) pricer.renew(question);
    choice = nextChoice;
    asked = nextAsked;
  }

  function takeMarkets(reported: readonly Market[]): void {
    const { markets, list } = $state.get();
    const merged = mergeJoinable(markets, reported);
    if (merged === markets) return;
    patch({ markets: merged });
    if (list === "loaded") setPicks(renewPicks(matchId, picks, merged));
  }

  /** The bet is placed: the builder begins anew. */
  function dropPlaced(): void {
    const keys = picks.map((pick) => pick.key);
    if (wasCustomPlaced(matchId, keys) && keys.length > 0) setPicks([]);
  }

  async function load(): Promise<void> {
    patch({ list: "loading" });
    const start = startFetch();
    try {
      const reported = await fetchCustomMarkets(matchId);
      applyFetched(matchId, reported, start);
      if (isOver) return;
      patch({ list: "loaded", markets: mergeJoinable($state.get().markets, reported) });
      takeOver();
    } catch (error) {
      const isRefused = error instanceof ApiError && !error.isUncertain;
      patch({ list: isRefused ? "refused" : "failed" });
      reportError(error, "the markets of the bet builder could not be fetched");
    }
  }

  /** Loads the picks from the address; without any there, those of the session stay. */
  function takeOver(): void {
    const { markets } = $state.get();
    const refs = picksOfHash(location.hash);
    const found = refs.flatMap((ref) => {
      const isIt = (pick: BuilderPick) =>
        lineKey(pick) === lineKey(ref) && pick.outcomeId === ref.outcomeId;
      const pick = findPick(matchId, markets, ref) ?? picks.find(isIt);
      return pick ? [pick] : [];
    });
    patch({ lost: refs.length - found.length });
    const shared = found.reduce<readonly BuilderPick[]>(addOnce, []);
    setPicks(refs.length > 0 ? shared : renewPicks(matchId, picks, markets));
    dropPlaced();
  }

  function retry(): void {
    const { list } = $state.get();
    if (list === "failed") void load();
    else if (list === "loaded") pricer.retry();
  }

  return {
    $state,
    start() {
      const onHash = () => {
        const isOther = location.hash !== builderHash(picks);
        if (isOther && $state.get().list === "loaded") takeOver();
      };
      const onPageShow = (event: PageTransitionEvent) => event.persisted && retry();
      const stops = [
        onMarkets(matchId, takeMarkets),
        onMatchStatus(matchId, refresh),
        // The settings may only arrive after the first pick, and with them whether one selection is
        // enough.
        $settings.listen(refresh),
        $customPlaced.listen(() => {
          if ($state.get().list === "loaded") dropPlaced();
        }),
      ];
      window.addEventListener("hashchange", onHash);
      window.addEventListener("online", retry);
      window.addEventListener("pageshow", onPageShow);
      void load();
      return () => {
        isOver = true;
        for (const stop of [...stops, ...unfollow]) stop();
        window.removeEventListener("hashchange", onHash);
        window.removeEventListener("online", retry);
        window.removeEventListener("pageshow", onPageShow);
        pricer.stop();
      };
    },
    toggle(market, outcomeId) {
      const pick = pickOf(matchId, market, outcomeId);
      if (pick) setPicks(togglePick(picks, pick));
    },
    remove(key) {
      setPicks(picks.filter((pick) => pick.key !== key));
    },
    clear() {
      setPicks([]);
    },
    retry,
  };
}

async function askOdds(selections: SelectionPlacement[]): Promise<Priced> {
  try {
    return { odds: (await fetchCustomOdds(selections)).odds };
  } catch (error) {
    if (!(error instanceof ApiError) || error.isUncertain) throw error;
    return { refusal: { code: error.code, message: error.text } };
  }
}

function placementOf(match_id: number, { pick, odds }: Leg): SelectionPlacement {
  const { marketId: market_id, specifier, outcomeId: outcome_id } = pick;
  return { match_id, market_id, specifier, outcome_id, odds };
}

/** Only one outcome per line is picked, even if the address lists more. */
function addOnce(picks: readonly BuilderPick[], pick: BuilderPick): readonly BuilderPick[] {
  return picks.some((one) => lineKey(one) === lineKey(pick)) ? picks : [...picks, pick];
}
