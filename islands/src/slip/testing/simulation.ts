/**
 * A player, a browser with several tabs, a network and an operator, from a seed: what happens between a press and a
 * receipt when things go wrong. The slip's and quick bet's own code runs; the rest is simulated.
 */
import { atom } from "nanostores";
import { NO_QUICK_BET, type QuickBet } from "../../betting/quick-bet";
import {
  type Attempt,
  type AttemptBet,
  INITIAL,
  type Receipt,
  type RefusalCode,
} from "../../betting/ticket";
import { EPOCH, LONGEST_NEWS, Page, Run } from "../../testing/simulation/run";
import {
  afterQuickReload,
  createQuickPlacing,
  type QuickPlacing,
} from "../quick-bet/quick-placing";
import { createLookUp } from "../ticket/look-up";
import type { Placements } from "../ticket/placement-memory";
import { createPlacing, type Placing } from "../ticket/placing";
import {
  createTicketStore,
  type KeptTicket,
  type TabMessage,
  type TicketStore,
} from "../ticket/ticket-store";
import { afterReload } from "../ticket/ticket-stored";
import { type Conduct, type LedgerBet, Operator } from "./ledger";

/** How long the player does things, and how long all is calm afterwards, in milliseconds. */
const BUSY = 240_000;
const CALM = 180_000;

const MINUTE = 60_000;

/** Result of a run: what was wrong, and what happened. */
export interface Outcome {
  readonly wrong: readonly string[];
  readonly history: readonly string[];
  /** Bets that the operator has placed. */
  readonly placed: number;
  /** Answers that were lost. */
  readonly lost: number;
}

/** Runs the history of a seed. */
export async function simulate(seed: number): Promise<Outcome> {
  const run = new PlacingRun(seed);
  return run.outcome();
}

/** What became of an attempt, as far as any tab said. */
interface Story {
  readonly attempt: Attempt;
  calls: number;
  presses: number;
  isUnsure: boolean;
  /** Whether a tab has shown bets as its result. */
  isShown: boolean;
  /** When a tab said that it was not placed: bets that existed or came to exist contradict it. */
  readonly denied: number[];
}

class PlacingRun extends Run<PlayerTab> {
  readonly operator: Operator;
  /** Receipts by bet: the attempts that claimed it. */
  readonly shown = new Map<string, Set<string>>();
  readonly stories = new Map<string, Story>();
  /** Tabs that have sent a try, or were in doubt about it. */
  readonly doubts = new Map<string, Set<PlayerTab>>();
  /** By how much the browser's clock is off. */
  readonly skew: number;
  /** Names of tries without an answer, by player and content. */
  readonly open = new Map<string, string>();
  lost = 0;
  /** Tabs that were closed. */
  closed = 0;
  #ids = 0;
  #tabs = 0;

  constructor(seed: number) {
    super(seed);
    const { draws, time } = this;
    this.skew = draws.pick([0, 0, 90_000, -90_000, 20 * 3_600_000, -20 * 3_600_000]);
    const isModern = draws.chance(0.6);
    const conduct: Conduct = {
      remembersAttempts: isModern || draws.chance(0.3),
      namesAttempts: isModern,
      comparesPlayers: isModern,
      saysTime: draws.chance(0.7),
    };
    this.operator = new Operator(time, draws, conduct, EPOCH, (placed) => this.onLedger(placed));
    this.operator.session = 1;
  }

  async outcome(): Promise<Outcome> {
    this.openTab();
    if (this.draws.chance(0.6)) this.openTab();
    for (let at = this.draws.whole(0, 4_000); at < BUSY; at += this.draws.whole(50, 9_000)) {
      this.time.after(at, () => this.act());
    }
    await this.time.until(BUSY);
    this.calmDown();
    for (const share of [1 / 3, 2 / 3]) {
      await this.time.until(BUSY + CALM * share);
      // The player looks at each tab: an old answer may have said that nobody is signed in.
      for (const tab of this.tabs()) {
        tab.close();
        tab.online();
      }
    }
    await this.time.until(BUSY + CALM);
    this.judge();
    return {
      wrong: this.wrong,
      history: this.history,
      placed: this.operator.ledger.length,
      lost: this.lost,
    };
  }

  newId(): string {
    this.#ids += 1;
    return `attempt-${this.#ids}`;
  }

  story(attempt: Attempt): Story {
    const before = this.stories.get(attempt.id);
    if (before) return before;
    const story: Story = {
      attempt,
      calls: 0,
      presses: 0,
      isUnsure: false,
      isShown: false,
      denied: [],
    };
    this.stories.set(attempt.id, story);
    return story;
  }

  openTab(stored?: TabStorage): void {
    this.#tabs += 1;
    new PlayerTab(this, this.#tabs, stored ?? {});
  }

  act(): void {
    const { draws } = this;
    const tabs = this.tabs();
    if (tabs.length === 0) {
      this.openTab();
      return;
    }
    const tab = draws.pick(tabs);
    const what = draws.next();
    if (what < 0.4) tab.press();
    else if (what < 0.6) tab.touch();
    else if (what < 0.7) tab.close();
    else if (what < 0.78) tab.reload();
    else if (what < 0.82) tab.leave();
    else if (what < 0.86 && tabs.length < 3) this.openTab();
    else if (what < 0.9) this.cut();
    else if (what < 0.93) tab.lookUp();
    else if (what < 0.95) this.signIn(draws.pick([1, 1, 2, undefined]));
    else if (what < 0.97) this.endSession();
  }

  onPress(tab: PlayerTab, attempt: Attempt, isQuick: boolean): void {
    this.say(`${tab.name}: sends ${attempt.id}, player ${attempt.player}`);
    this.story(attempt).presses += 1;
    const content = JSON.stringify([attempt.player, isQuick, attempt.bets]);
    const before = this.open.get(content);
    this.open.set(content, attempt.id);
    if (before && before !== attempt.id) {
      this.fail(`${attempt.id} is another try of ${before}, which was not answered`);
    }
  }

  /** The operator has answered: an equal bet is a new one from now on. */
  onAnswer(attempt: Attempt): void {
    for (const [content, id] of this.open) if (id === attempt.id) this.open.delete(content);
  }

  onLedger({ bet, player, call }: LedgerBet): void {
    const attempt = this.operator.calls[call];
    if (!attempt) throw new Error("a bet without a call");
    this.say(`the operator has ${bet.id} of ${attempt.id} (player ${player})`);
    if (this.operator.conduct.comparesPlayers && attempt.player !== player) {
      this.fail(`${bet.id} charges player ${player}, but player ${attempt.player} pressed`);
    }
    const story = this.story(attempt);
    if (story.denied.includes(call) && player === attempt.player) {
      this.fail(`${bet.id} came to exist after ${attempt.id} was said not to be placed`);
    }
    const delay = this.draws.whole(5, 3_000);
    for (const tab of this.tabs()) {
      if (this.draws.chance(0.5)) continue;
      this.time.after(delay, () => tab.pushed(bet, player));
    }
  }

  /** Whether nobody could tell a bet from one of this attempt: the same content, at the same time, without a name. */
  #couldBe({ bet }: LedgerBet, attempt: Attempt): boolean {
    const { conduct } = this.operator;
    const sentAt = attempt.sentAt - this.skew;
    const sooner = sentAt - Date.parse(bet.created_at);
    const isNear = sooner < (conduct.saysTime ? MINUTE : 24 * 60 * MINUTE);
    const sent = attempt.bets.map(({ stake, selections }) => [stake, selections[0]?.match_id]);
    const isSame = sent.some(
      ([stake, match]) => stake === bet.stake.value && match === bet.selections[0]?.match.id,
    );
    return !conduct.namesAttempts && isNear && isSame;
  }

  onDoubt(tab: PlayerTab, attempt: Attempt): void {
    this.doubts.set(tryOf(attempt), new Set([...this.#doubtful(attempt), tab]));
  }

  #doubtful(attempt: Attempt | undefined): PlayerTab[] {
    return attempt ? [...(this.doubts.get(tryOf(attempt)) ?? [])] : [];
  }

  onReceipt(tab: PlayerTab, { attempt, bets, wasLost }: Receipt): void {
    this.say(
      `${tab.name}: ${attempt.id} is placed as ${bets.map((bet) => bet.betId)} ${wasLost ? "(found)" : ""}`,
    );
    this.onAnswer(attempt);
    this.story(attempt).isShown = true;
    for (const { betId } of bets) {
      const claims = this.shown.get(betId) ?? new Set();
      this.shown.set(betId, claims.add(attempt.id));
      const placed = this.operator.ledger.find(({ bet }) => bet.id === betId);
      const by = placed && this.operator.calls[placed.call];
      if (by?.id !== attempt.id && !(placed && this.#couldBe(placed, attempt))) {
        this.fail(`${tab.name} shows ${betId} of ${by?.id} as the result of ${attempt.id}`);
      }
    }
  }

  onRefusal(tab: PlayerTab, attempt: Attempt | undefined, code: RefusalCode): void {
    this.say(`${tab.name}: ${attempt?.id} ends with ${code}`);
    if (!attempt) return;
    const story = this.story(attempt);
    if (code === "maybe_placed") story.isUnsure = true;
    else if (code !== "not_placed" && code !== "placing_elsewhere") this.onAnswer(attempt);
    if (code !== "not_placed") return;
    // The message is about this try and those before it. Where attempts are not named, earlier ones are unknown.
    const { calls: made, conduct } = this.operator;
    const isMeant = ({ id, sentAt }: Attempt) =>
      id === attempt.id &&
      (conduct.namesAttempts ? sentAt <= attempt.sentAt : sentAt === attempt.sentAt);
    const calls = made.flatMap((one, call) => (isMeant(one) ? [call] : []));
    // A later try that is on its way must not come true either: the player has just read that nothing was placed. But
    // a message between tabs takes a moment; a try that was sent meanwhile is reported by the next message.
    const told = EPOCH + this.skew + this.time.now - LONGEST_NEWS;
    const isPlaced = (call: number) => this.operator.ledger.some((one) => one.call === call);
    const later = made.flatMap((one, call) =>
      one.id === attempt.id && one.sentAt > attempt.sentAt && one.sentAt < told && !isPlaced(call)
        ? [call]
        : [],
    );
    story.denied.push(...calls, ...later);
    const placed = this.operator.ledger.find(
      (one) => calls.includes(one.call) && one.player === attempt.player,
    );
    if (placed)
      this.fail(`${tab.name} says that ${attempt.id} was not placed: it is ${placed.bet.id}`);
  }

  judge(): void {
    const { ledger, calls, conduct } = this.operator;
    for (const tab of this.tabs()) {
      for (const state of tab.states()) {
        if (state === "processing" || state === "unanswered") {
          this.fail(`${tab.name} is still ${state} after ${CALM / 1000} calm seconds`);
        }
      }
    }
    const byAttempt = new Map<string, LedgerBet[]>();
    for (const placed of ledger) {
      const id = calls[placed.call]?.id ?? "";
      byAttempt.set(id, [...(byAttempt.get(id) ?? []), placed]);
    }
    for (const [id, placed] of byAttempt) {
      const story = this.stories.get(id);
      if (!story) throw new Error(`nobody pressed for ${id}`);
      const perPress = story.attempt.bets.length;
      const most = conduct.remembersAttempts ? perPress : perPress * story.presses;
      // An operator that does not compare players may place it for two.
      const own = placed.filter(({ player }) => player === story.attempt.player).length;
      if (own > most) this.fail(`${id} was placed ${own} times`);
      for (const { bet, player, call } of placed) {
        // A tab that is closed takes its knowledge with it. Where attempts are not named, its bets look like others.
        if (this.closed > 0 && !conduct.namesAttempts) continue;
        const claims = this.shown.get(bet.id)?.size ?? 0;
        if (claims > 1) this.fail(`${bet.id} is shown as ${claims} bets`);
        // At the end player 1 is signed in; other players' bets are looked up when those return.
        const isHere = player === 1 && story.attempt.player === 1;
        const couldKnow = this.#doubtful(calls[call]).some((tab) => tab.survives());
        // The refusal was believed; another try of the same bets has the same name, and shows what was placed.
        const isKnown = couldKnow && !story.isUnsure && !this.operator.contradicted.has(call);
        // Where attempts are not named, an equal bet of another lost one may have been shown in its place.
        const isSwapped = !conduct.namesAttempts && story.isShown;
        if (claims === 0 && isHere && isKnown && !isSwapped)
          this.fail(`no tab has shown ${bet.id}`);
      }
    }
  }
}

function tryOf({ id, sentAt }: Attempt): string {
  return `${id} ${sentAt}`;
}

/** What a tab stores for its session; a reload goes on with it. */
interface TabStorage {
  ticket?: string;
  quick?: string;
}

class PlayerTab extends Page {
  /** The page that this one became by a reload. */
  successor: PlayerTab | undefined;
  readonly #store: TicketStore;
  readonly #quick: QuickPlacing;
  readonly #placing: Placing;
  readonly #player = atom<number | undefined>(undefined);

  constructor(
    readonly run: PlacingRun,
    readonly number: number,
    readonly storage: TabStorage,
  ) {
    super(run, number);
    this.#placing = this.#makePlacing();
    this.#store = this.#makeStore(this.#placing);
    this.#quick = this.#makeQuick(this.#placing);
    this.#follow();
    this.#send({ ask: true });
    this.askSession();
  }

  /** Whether the tab, or what it became, is open at the end. */
  survives(): boolean {
    return this.isOpen || this.successor?.survives() === true;
  }

  states(): string[] {
    return [this.#store.$ticket.get().state, this.#quick.$quick.get().state];
  }

  receive(message: unknown): void {
    this.#store.receive(message as TabMessage);
  }

  /** The player presses the slip's button. */
  press(): void {
    const { state } = this.#store.$ticket.get();
    if (this.#player.get() === undefined || (state !== "initial" && state !== "error")) return;
    const bets = this.#bets();
    void this.#store.place(bets, () => {
      const ticket = this.#store.$ticket.get();
      if (ticket.state === "processing") this.run.onPress(this, ticket.attempt, false);
    });
  }

  /** The player touches a price, with quick bet on. */
  touch(): void {
    const player = this.#player.get();
    if (player === undefined) return;
    const [bet] = this.#bets(true);
    if (!bet || this.#quick.$quick.get().state === "processing") return;
    const amount = { ok: true, value: bet.stake } as const;
    if (!this.#quick.$quick.get().isEnabled)
      this.#quick.send({ kind: "toggled", isLoggedIn: true });
    this.#quick.send({ kind: "stake", text: "", amount, currency: "ZAR" });
    this.#quick.send({ kind: "approved" });
    const touch = { selectionId: "a", odds: 2_000, isLoggedIn: true, hasWarning: false };
    void this.#quick.place(bet, touch);
  }

  /** The player closes the receipt or the message. */
  close(): void {
    this.#store.send({ kind: "closed" });
    this.#quick.send({ kind: "closed" });
  }

  lookUp(): void {
    this.#store.lookUp();
    this.#quick.lookUp();
  }

  online(): void {
    this.wake();
    this.lookUp();
    if (this.#player.get() === undefined) this.askSession();
  }

  reload(): void {
    this.run.say(`${this.name} is reloaded`);
    this.end();
    this.run.openTab({ ...this.storage });
    this.successor = this.run.tabs().at(-1);
  }

  leave(): void {
    this.run.say(`${this.name} is closed`);
    this.run.closed += 1;
    this.end();
  }

  pushed(bet: LedgerBet["bet"], player: number): void {
    if (!this.isOpen || !this.run.operator.isReachable || this.#player.get() !== player) return;
    this.#store.betChanged(bet);
    this.#quick.betChanged(bet);
  }

  askSession(): void {
    this.run.time.after(this.run.draws.whole(5, 800), () => {
      if (!this.isOpen || !this.run.operator.isReachable) return;
      this.#player.set(this.run.operator.session);
      this.#store.playerChanged();
      this.#quick.playerChanged();
    });
  }

  /** Bets of a few kinds, so that equal ones are frequent. */
  #bets(isQuick = false): AttemptBet[] {
    const { draws, operator } = this.run;
    const count = !isQuick && draws.chance(0.2) ? 2 : 1;
    // Without names of attempts, equal bets that are on their way at once could not be told apart by anybody.
    const own = isQuick && !operator.conduct.namesAttempts ? [700 + this.number] : [500, 1_000];
    return Array.from({ length: count }, (_, place) => ({
      id: String(place),
      type: "single",
      stake: draws.pick(own),
      currency: "ZAR",
      selections: [
        {
          match_id: place * 10 + draws.pick([1, 2]),
          market_id: 1,
          specifier: null,
          outcome_id: 1,
          odds: 2_000,
        },
      ],
      picks: [],
    }));
  }

  #send(message: TabMessage): void {
    if (this.isOpen) this.run.browser.send(this, message);
  }

  #now(): number {
    return EPOCH + this.run.skew + this.run.time.now;
  }

  #makePlacing(): Placing {
    const { run } = this;
    const { browser, operator, time } = run;
    const lookUp = createLookUp({
      list: (page, player) => this.guard(operator.list(page, 5, player, () => this.#now())),
      askPlayer: () => this.guard(operator.player()),
      onFound: () => {},
    });
    return createPlacing({
      now: () => this.#now(),
      elapsed: () => time.now,
      wait: (milliseconds) => this.wait(milliseconds),
      newId: () => run.newId(),
      player: () => this.#player.get(),
      place: (attempt, isQuick) => {
        const story = run.story(attempt);
        story.calls += 1;
        if (isQuick) run.onPress(this, attempt, true);
        run.onDoubt(this, attempt);
        return this.guard(operator.place(attempt, () => this.isOpen));
      },
      ifFree: (lock, task) => this.guard(browser.lock(lock).ifFree(this, task)),
      whenFree: (lock, task) => this.guard(browser.lock(lock).whenFree(this, task)),
      loadLookUp: async () => lookUp,
      storage: {
        read: () => browser.local.read<Placements>(),
        write: (placements) => this.isOpen && browser.local.write(placements),
      },
    });
  }

  #makeStore(placing: Placing): TicketStore {
    const { run } = this;
    const stored = this.storage.ticket;
    const kept: KeptTicket = stored ? JSON.parse(stored) : { ticket: INITIAL };
    return createTicketStore(
      {
        now: () => this.#now(),
        wait: (milliseconds) => this.wait(milliseconds),
        player: () => this.#player.get(),
        store: (changed) => {
          if (this.isOpen) this.storage.ticket = JSON.stringify(changed);
        },
        sendToTabs: (message) => this.#send(message),
        isHeld: () => false,
        onRefused: () => {},
        onPlayer: () => this.askSession(),
        onExpired: () => this.#player.set(undefined),
        onPlaced: (receipt, by) => {
          if (this.isOpen && by === "this_tab") run.onReceipt(this, receipt);
        },
      },
      placing,
      { ...kept, ticket: afterReload(kept.ticket, this.#now()) },
    );
  }

  #makeQuick(placing: Placing): QuickPlacing {
    const { run } = this;
    const stored = this.storage.quick;
    const kept = stored ? JSON.parse(stored) : { quick: NO_QUICK_BET };
    const quick: QuickPlacing = createQuickPlacing(
      {
        player: () => this.#player.get(),
        store: () => {
          if (this.isOpen) this.storage.quick = JSON.stringify(quick.kept());
        },
        isHeld: () => false,
        onSending: () => {},
        onPlaced: (attempt, taken) => {
          if (this.isOpen) run.onReceipt(this, { attempt, bets: [taken], wasLost: false });
        },
        onPlayer: () => this.askSession(),
        onExpired: () => this.#player.set(undefined),
      },
      placing,
      afterQuickReload(kept, this.#now()),
    );
    return quick;
  }

  /** Writes down what the tab says. */
  #follow(): void {
    let sent: Attempt | undefined;
    this.#store.$ticket.subscribe((ticket) => {
      if (!this.isOpen) return;
      if (ticket.state === "error") this.run.onRefusal(this, sent, ticket.refusal.code);
      sent = "attempt" in ticket ? ticket.attempt : undefined;
      if (ticket.state !== "unanswered") return;
      this.run.onDoubt(this, ticket.attempt);
      if (!ticket.looking) this.run.lost += 1;
    });
    let before: QuickBet["state"] | undefined;
    this.#quick.$quick.subscribe(({ state, error }) => {
      if (!this.isOpen || state === before) return;
      before = state;
      const touched = this.#quick.kept().attempt;
      if (touched && state === "unanswered") this.run.onDoubt(this, touched);
      if (state === "error" && error) this.run.onRefusal(this, touched, error.code);
    });
  }
}
