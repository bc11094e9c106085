/**
 * The statement on the page of my bets: the bets of a period with their dates, results and totals, to be printed or
 * saved. Twin of templates/islands/statement.html, until it is known who is signed in.
 */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { $session, startSession } from "../account/shared/session";
import { siteConfig } from "../api/config";
import type { StatementProps } from "../api/props.gen";
import type { Bet } from "../api/schemas/bets";
import { formatMoney } from "../betting/money";
import type { Translate } from "../messages/messages";
import { useMessages } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { $bets, loadBets, loadOlderBets, startBets } from "./bets";
import {
  endedAs,
  isIn,
  NO_BETS,
  RESULT_FILTERS,
  type ResultFilter,
  STATE_FILTERS,
  type StateFilter,
  shownBets,
} from "./bets-list";
import { csvOf } from "./csv";
import { netOf, type Total, totalsOf } from "./figures";
import { dayOf, isWithin, lastDays, type Period } from "./period";
import { followScores } from "./scores";
import { StatementRow } from "./statement-row";
import { Sum } from "./statement-sum";

/** The statement of a signed-in player. */
export function Statement({ labels }: StatementProps): ReactNode {
  const { status, player } = useStore($session, { status: "unknown" });
  const say = useMessages("my-bets", true);
  useEffect(startSession, []);
  return (
    <section className="statement">
      <h2>{labels.statement}</h2>
      {status === "logged_in" && player && say ? (
        <Bets key={player.id} say={say} />
      ) : (
        <p>{labels.sign_in}</p>
      )}
    </section>
  );
}

/** Which bets: of a state, or settled ones of a result. */
type Kind = StateFilter | Exclude<ResultFilter, "all">;

const KINDS: readonly Kind[] = [
  "all",
  ...STATE_FILTERS.filter((one) => one !== "all"),
  ...RESULT_FILTERS.filter((one) => one !== "all"),
];

function isState(kind: Kind): kind is StateFilter {
  return (STATE_FILTERS as readonly string[]).includes(kind);
}

function isOfKind(kind: Kind, bet: Bet): boolean {
  return isState(kind) ? isIn(kind, bet) : endedAs(kind, bet);
}

function Bets({ say }: { readonly say: Translate }): ReactNode {
  const [period, setPeriod] = useState(lastDays);
  const [kind, setKind] = useState<Kind>("all");
  const { bets, state } = usePeriod(period);
  const shown = useMemo(() => bets.filter((bet) => isOfKind(kind, bet)), [bets, kind]);
  useEffect(() => followScores(shown), [shown]);
  const isWhole = state === "whole";
  return (
    <>
      <div className="statement-tools">
        <Day say={say} id="from" period={period} onChange={setPeriod} />
        <Day say={say} id="to" period={period} onChange={setPeriod} />
        <label className="statement-field">
          <span>{say("bets-filter")}</span>
          <select
            data-testid="statement-kind"
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as Kind)}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {say(isState(one) ? `bets-filter-${one}` : `bets-result-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button-plain"
          data-testid="statement-print"
          disabled={!isWhole}
          onClick={() => print()}
        >
          {say("bets-print")}
        </button>
        <button
          type="button"
          className="button-plain"
          data-testid="statement-csv"
          disabled={!isWhole || shown.length === 0}
          onClick={() => save(csvOf(shown, say), period)}
        >
          {say("bets-csv")}
        </button>
      </div>
      <p className="statement-period">
        <bdi dir="ltr">{`${period.from} – ${period.to}`}</bdi>
      </p>
      <p className="statement-count" role="status">
        {state === "loading" ? say("bets-loading") : say("bets-count", { count: shown.length })}
      </p>
      {state === "failed" && (
        <div role="alert">
          <p>{say("bets-failed")}</p>
          <button type="button" className="button" onClick={() => void loadBets("all")}>
            {say("bets-retry")}
          </button>
        </div>
      )}
      {isWhole &&
        totalsOf(shown).map((total) => <Sums key={total.currency} say={say} total={total} />)}
      <ul className="statement-rows">
        {shown.map((bet) => (
          <StatementRow key={bet.id} say={say} bet={bet} />
        ))}
      </ul>
    </>
  );
}

function Day({
  say,
  id,
  period,
  onChange,
}: {
  readonly say: Translate;
  readonly id: keyof Period;
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}): ReactNode {
  return (
    <label className="statement-field">
      <span>{say(`bets-${id}`)}</span>
      <input
        type="date"
        data-testid={`statement-${id}`}
        value={period[id]}
        onChange={(event) => onChange({ ...period, [id]: event.currentTarget.value })}
      />
    </label>
  );
}

/** What was staked, returned and won or lost; what is still open is none of it. */
function Sums({ say, total }: { readonly say: Translate; readonly total: Total }): ReactNode {
  const unit = { code: total.currency, subunits: total.subunits };
  const money = (value: bigint) => formatMoney(value, unit, siteConfig().tag);
  const net = netOf(total);
  return (
    <dl className="statement-sums" data-testid="statement-sums" data-currency={total.currency}>
      <Sum name={say("bets-stake")} value={money(total.staked)} />
      <Sum name={say("bets-returned")} value={money(total.returned)} />
      <Sum name={say("bets-net")} value={money(net)} tone={net > 0n ? "gain" : undefined} />
      {total.open > 0n && <Sum name={say("bets-filter-open")} value={money(total.open)} />}
    </dl>
  );
}

/** All bets of a period, newest first: the operator's pages are fetched until one begins before it. */
function usePeriod(period: Period): {
  readonly bets: readonly Bet[];
  readonly state: "loading" | "failed" | "whole";
} {
  const list = useStore($bets, NO_BETS);
  const feed = list.feeds.all;
  const { end, isWhole, state, isStale } = feed;
  const isThere =
    isWhole || (end !== undefined && period.from !== "" && dayOf(end.time) < period.from);
  useEffect(() => startBets(), []);
  useEffect(() => {
    if (state === "loading" || state === "failed") return;
    if (state === "idle" || isStale) void loadBets("all");
    else if (!isThere) void loadOlderBets("all");
  }, [state, isStale, isThere]);
  const bets = useMemo(
    () => shownBets(list, "all", "all").filter((bet) => isWithin(period, dayOf(bet.created_at))),
    [list, period],
  );
  if (state === "failed") return { bets, state };
  return { bets, state: isThere ? "whole" : "loading" };
}

/** Saves the file, under the name of its period. */
function save(csv: string, { from, to }: Period): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  link.download = ["bets", from, to].filter(Boolean).join("-").concat(".csv");
  link.click();
  URL.revokeObjectURL(link.href);
}
