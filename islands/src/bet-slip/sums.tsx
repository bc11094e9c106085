/** Total odds, possible return, and how that was worked out, line by line (look, "Show the sum"). */
import type { ReactNode } from "react";
import { decimalsOf, formatMoney } from "../betting/money";
import { formatOdds } from "../betting/odds";
import { formatExact, formatTotalOdds } from "../betting/payout";
import { siteConfig } from "../core/config";
import type { Translate } from "../messages/messages";
import type { SlipModel, Sum } from "./model";

/** The sums of a slip. */
export function Sums({
  say,
  model,
}: {
  readonly say: Translate;
  readonly model: SlipModel;
}): ReactNode {
  const { sum, total, conflict, unit } = model;
  const money = (subunits: bigint) => formatMoney(subunits, unit, siteConfig().tag);
  return (
    <div className="slip-sums">
      <dl className="slip-lines">
        <div className="slip-line">
          <dt>{say("slip-odds")}</dt>
          <dd>{conflict ? "–" : <bdi>{formatTotalOdds(total)}</bdi>}</dd>
        </div>
        <div className="slip-line slip-line-main">
          <dt>{say("slip-return")}</dt>
          <dd data-testid="slip-return">
            <bdi>{sum ? money(sum.payout) : money(0n)}</bdi>
          </dd>
        </div>
      </dl>
      {sum && <Working say={say} model={model} sum={sum} money={money} />}
    </div>
  );
}

function Working({
  say,
  model,
  sum,
  money,
}: {
  readonly say: Translate;
  readonly model: SlipModel;
  readonly sum: Sum;
  readonly money: (subunits: bigint) => string;
}): ReactNode {
  const isRounded =
    sum.rounded * sum.exact.denominator !== sum.exact.numerator * BigInt(model.unit.subunits);
  return (
    <details className="slip-working">
      <summary>{say("slip-working")}</summary>
      <dl className="slip-lines">
        <div className="slip-line">
          <dt>{say("slip-working-stake")}</dt>
          <dd>
            <bdi>{money(sum.stake)}</bdi>
          </dd>
        </div>
        {model.selections.map((selection) => (
          <div className="slip-line" key={selection.id}>
            <dt>
              <bdi>{selection.outcomeName}</bdi>
            </dt>
            <dd>
              <bdi>× {formatOdds(selection.odds)}</bdi>
            </dd>
          </div>
        ))}
        {model.selections.length > 1 && (
          <div className="slip-line">
            <dt>{say("slip-working-exact")}</dt>
            <dd>
              <bdi>{formatExact(model.total)}</bdi>
            </dd>
          </div>
        )}
        {isRounded && (
          <>
            <div className="slip-line">
              <dt>{say("slip-working-product")}</dt>
              <dd>
                <bdi>{formatExact(sum.exact)}</bdi>
              </dd>
            </div>
            <div className="slip-line">
              <dt>{say("slip-working-rounded", { decimals: decimalsOf(model.unit) })}</dt>
              <dd>
                <bdi>{money(sum.rounded)}</bdi>
              </dd>
            </div>
          </>
        )}
        {sum.isCapped && (
          <div className="slip-line">
            <dt>{say("slip-working-cap")}</dt>
            <dd>
              <bdi>{money(sum.payout)}</bdi>
            </dd>
          </div>
        )}
        <div className="slip-line slip-line-main">
          <dt>{say("slip-working-return")}</dt>
          <dd>
            <bdi>{money(sum.payout)}</bdi>
          </dd>
        </div>
        <div className="slip-line">
          <dt>{say("slip-working-win")}</dt>
          <dd>
            <bdi>{money(sum.payout - sum.stake)}</bdi>
          </dd>
        </div>
      </dl>
    </details>
  );
}
