/**
 * The calculation of a payout, step by step, for the slip's possible one and for that of a placed
 * bet. Factors are decimals in every format of odds, because the other
 * formats do not multiply.
 */
import { Fragment, type ReactNode, useState } from "react";
import { siteConfig } from "../api/config";
import type { LegFactor, Payout, Step } from "../betting/explanation";
import { type CurrencyUnit, decimalsOf, formatMoney } from "../betting/money";
import { over, whole } from "../betting/rational";
import { lengthsText } from "../betting/system-names";
import { Icon } from "../icons/icon";
import type { Translate } from "../messages/messages";
import { useMessages } from "../messages/words";
import { equals, exactMoney, exactText } from "./exact";

/** Props of the steps. */
export interface StepsProps {
  readonly say: Translate;
  readonly payout: Payout;
  readonly unit: CurrencyUnit;
  /** The name of a leg: its outcome. */
  readonly nameOf: (legId: string) => string;
  /** Whether the bet is settled, so that the payout is final and no longer possible. */
  readonly isSettled?: boolean;
}

/** A line that opens the calculation; nothing is calculated before. */
export function Working({
  say,
  testId,
  isIcon = false,
  children,
}: {
  readonly say: Translate;
  readonly testId: string;
  /** Whether a mark opens it, whose words are only heard. */
  readonly isIcon?: boolean;
  readonly children: () => ReactNode;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const hasWords = useMessages("sums", isOpen) !== undefined;
  return (
    <details
      className="sum"
      data-testid={testId}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isIcon ? (
        <summary aria-label={say("sum-title")} title={say("sum-title")}>
          <Icon name="chevron" />
        </summary>
      ) : (
        <summary>{say("sum-title")}</summary>
      )}
      {isOpen && hasWords && children()}
    </details>
  );
}

/** The steps of a calculation. */
export function Steps(props: StepsProps): ReactNode {
  return (
    <dl className="sum-steps">
      {props.payout.steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one sum do not move
        <StepLine key={at} {...props} step={step} />
      ))}
    </dl>
  );
}

function StepLine({
  step,
  ...props
}: StepsProps & {
  readonly step: Step;
}): ReactNode {
  const { say, unit, payout, nameOf, isSettled = false } = props;
  const { tag } = siteConfig();
  const money = (value: bigint) => formatMoney(value, unit, tag);
  switch (step.kind) {
    case "stake":
      return (
        <Line name={say(step.isFree ? "sum-stake-free" : "sum-stake")} value={money(step.value)} />
      );
    case "lines": {
      const name = say("sum-lines", { count: Number(step.count), win: lengthsText(step.lengths) });
      const each = equals(exactMoney(step.unitStake, unit, tag));
      return <Line name={name} value={`${money(payout.stake)} ÷ ${step.count} ${each}`} />;
    }
    case "leg":
      return (
        <Line
          name={<bdi>{nameOf(step.leg.id)}</bdi>}
          note={legNote(say, step.leg)}
          value={`× ${exactText(step.leg.factor)}`}
        />
      );
    case "custom_odds":
      return <Line name={say("sum-custom-odds")} value={`× ${exactText(step.factor)}`} />;
    case "length":
      return (
        <Line
          name={`${step.count} × ${lengthWord(say, step.length)}`}
          value={exactMoney(step.value, unit, tag)}
        />
      );
    case "line":
      return (
        <Line
          name={say("sum-line", { number: step.number })}
          note={step.legs.map(({ id }, at) => (
            <Fragment key={id}>
              {at > 0 && " · "}
              <bdi>{nameOf(id)}</bdi>
            </Fragment>
          ))}
          value={lineText(step)}
        />
      );
    case "more_lines":
      return (
        <Line
          name={say("sum-more-lines", { count: Number(step.count) })}
          value={exactMoney(step.value, unit, tag)}
        />
      );
    case "odds":
      return (
        <Line
          name={say(isSystem(payout) ? "sum-mean" : "sum-odds")}
          value={exactText(step.factor)}
        />
      );
    case "boost":
      return <Line name={say("sum-boost")} value={`× ${exactText(step.boost)}`} />;
    case "product":
      return <Line name={say("sum-product")} value={exactMoney(step.value, unit, tag)} />;
    case "stake_kept":
      return <Line name={say("sum-stake-kept")} value={money(-step.value)} />;
    case "rounded":
      return (
        <Line name={say("sum-rounded", { decimals: decimalsOf(unit) })} value={money(step.value)} />
      );
    case "capped":
      return <Line name={say("sum-capped")} value={money(step.value)} />;
    case "payout":
      return (
        <Line
          isMain
          name={say(isSettled ? "sum-returned" : "sum-possible")}
          value={money(step.value)}
        />
      );
    case "winnings":
      return (
        <Line name={say(step.value < 0n ? "sum-loss" : "sum-winnings")} value={money(step.value)} />
      );
    case "freebet_back":
      return <Line name={say("sum-freebet-back")} value={money(step.value)} />;
  }
}

/** A line of a calculation. */
export function Line({
  name,
  note,
  value,
  isMain = false,
}: {
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly value: string;
  readonly isMain?: boolean;
}): ReactNode {
  return (
    <div className={isMain ? "sum-step sum-step-main" : "sum-step"}>
      <dt>
        {name}
        {note && <span className="sum-note">{note}</span>}
      </dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** A line's factor, and what it is the product of: `2 × 1.5 = 3`. */
function lineText({ legs, factor }: Extract<Step, { readonly kind: "line" }>): string {
  const total = exactText(factor);
  if (legs.length < 2) return total;
  return `${legs.map((leg) => exactText(leg.factor)).join(" × ")} ${equals(total)}`;
}

/** Lines of one length by the name that punters use: `Single`, `Double`, `4-fold`. */
function lengthWord(say: Translate, count: number): string {
  return count > 1 ? say("slip-combo-name", { count }) : say("slip-type-single");
}

/** How the factor of a leg follows from its result, unless it was simply won. */
function legNote(say: Translate, { outcome, odds }: LegFactor): string | undefined {
  switch (outcome) {
    case "open":
    case "win":
      return undefined;
    case "half_win":
      return say("sum-half_win", { odds: exactText(over(whole(odds), whole(1000))) });
    default:
      return say(`sum-${outcome}`);
  }
}

function isSystem({ steps }: Payout): boolean {
  return steps.some(({ kind }) => kind === "lines");
}
