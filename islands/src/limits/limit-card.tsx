/** The limits of one kind: a row for each period, and the dialog that changes one. */
import { type ReactNode, useRef, useState } from "react";
import { wordsOf } from "../account/shared/refusal-problems";
import { $settings, unitOf } from "../account/shared/settings";
import { alerts } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import { keepUserLimit } from "../api/limits";
import type { UserLimit } from "../api/schemas/limits";
import type { Translate } from "../messages/messages";
import { shortMoment } from "../messages/moments";
import { Words } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { LimitDialog } from "./limit-dialog";
import { noneOf, periodOf, textOf } from "./names";
import { leftOf, valueInForce } from "./rules";
import { valueText } from "./words";

interface CardProps {
  readonly say: Translate;
  /** The name of the kind. */
  readonly title: string;
  readonly limits: readonly UserLimit[];
  readonly onChange: (limits: readonly UserLimit[]) => void;
}

/** The card. */
export function LimitCard({ say, title, limits, onChange }: CardProps): ReactNode {
  const text = limits[0] && textOf(limits[0]);
  return (
    <section className="limit-card">
      <h2 className="limit-name">{title}</h2>
      {text && <p className="limit-text">{say(text)}</p>}
      <ul>
        {limits.map((limit) => (
          <LimitRow
            key={limit.period ?? limit.type}
            say={say}
            title={title}
            limit={limit}
            onChange={onChange}
          />
        ))}
      </ul>
    </section>
  );
}

function LimitRow({
  say,
  title,
  limit,
  onChange,
}: Omit<CardProps, "limits"> & { readonly limit: UserLimit }): ReactNode {
  const settings = useStore($settings, undefined);
  const [isOpen, setOpen] = useState(false);
  const changing = useRef<HTMLButtonElement>(null);
  const { tag } = siteConfig();
  const unit = settings && limit.currency ? unitOf(settings, limit.currency) : undefined;
  const text = (value: number) => valueText(limit, value, unit, tag);
  const or = (value: number | null | undefined) =>
    value === undefined || value === null ? say(noneOf(limit)) : text(value);
  const key = periodOf(limit);
  const period = key && say(key);
  const whole = period ? `${title} · ${period}` : title;
  const { used, pending, resets_at } = limit;
  const value = valueInForce(limit);
  const left = leftOf(limit);
  const keep = async () => {
    try {
      onChange(await keepUserLimit({ type: limit.type, period: limit.period ?? null }));
      // The pressed button goes with what was pending.
      changing.current?.focus();
    } catch (error) {
      const text = wordsOf(error, "alert-error-text", say);
      alerts.show({ type: "error", title: say("alert-error-title"), text });
    }
  };
  const id = `limit-${limit.type}${limit.period ? `-${limit.period}` : ""}`;
  return (
    <li className="limit-row" data-testid={id}>
      <p className="limit-value">
        {period && <span className="limit-period">{period}</span>}
        <strong data-testid={`${id}-value`}>
          <bdi>{or(value)}</bdi>
        </strong>
      </p>
      <button
        type="button"
        className="button-plain limit-change"
        data-testid={`${id}-change`}
        ref={changing}
        aria-label={`${say("limits-change")}: ${whole}`}
        onClick={() => setOpen(true)}
      >
        {say("limits-change")}
      </button>
      {value !== undefined && left !== undefined && hasUse(limit) && (
        <div className="limit-note">
          <p data-testid={`${id}-left`}>
            {/* More than the limit, where it was lowered below what is used. */}
            <Words say={say} id="limits-used" parts={{ used: text(used), left: text(left) }} />
          </p>
          {resets_at && (
            <p>
              <Words say={say} id="limits-resets" parts={{ moment: shortMoment(resets_at) }} />
            </p>
          )}
          <progress value={value - left} max={value} aria-label={whole} />
        </div>
      )}
      {pending && (
        <div className="limit-note" data-testid={`${id}-pending`}>
          <p>
            <Words
              say={say}
              id="limits-pending"
              parts={{ moment: shortMoment(pending.from), value: or(pending.value) }}
            />
          </p>
          <button
            type="button"
            className="form-other"
            data-testid={`${id}-keep`}
            onClick={() => void keep()}
          >
            {say("limits-keep")}
          </button>
        </div>
      )}
      {isOpen && (
        <LimitDialog
          say={say}
          title={whole}
          limit={limit}
          unit={unit}
          onClose={() => setOpen(false)}
          onChange={onChange}
        />
      )}
    </li>
  );
}

/** Kinds of which something is used up. A time of nothing used is not said to be a minute. */
function hasUse({ type, period, used, currency }: UserLimit): boolean {
  if (type === "sportsbook_session") return used >= 60;
  return period !== undefined && (currency !== undefined || used >= 60);
}
