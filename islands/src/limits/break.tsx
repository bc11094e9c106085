/**
 * A break from playing, or a self-exclusion: its length is chosen, and confirmed in plain words,
 * because nobody can take it back. The session then ends, in every tab and on every device.
 */
import { type FormEvent, type ReactNode, useState } from "react";
import { signOutNow } from "../account/shared/session";
import { alerts } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import { setUserLimit } from "../api/limits";
import type { UserLimit } from "../api/schemas/limits";
import { ConfirmDialog } from "../dialog/confirm-dialog";
import type { Translate } from "../messages/messages";
import { dateText, shortMoment } from "../messages/moments";
import { Words } from "../messages/words";
import { titleOf } from "./names";
import { valueText } from "./words";

/** The section. */
export function BreakSection({
  say,
  limit,
}: {
  readonly say: Translate;
  readonly limit: UserLimit;
}): ReactNode {
  const { type, choices } = limit;
  const { tag } = siteConfig();
  const [length, setLength] = useState<number>();
  const isLong = type === "selfexclusion";
  const id = `break-${type}`;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLength(Number(new FormData(event.currentTarget).get("length")));
  };
  return (
    <section className="limit-card">
      <h2 className="limit-name">{titleOf(limit, say)}</h2>
      <p className="limit-about">{say(isLong ? "limits-exclude-text" : "limits-break-text")}</p>
      <form className="limit-break" onSubmit={submit}>
        <label className="field-label" htmlFor={id}>
          {say("limits-how-long")}
        </label>
        <select className="field-input" id={id} data-testid={id} name="length">
          {choices.map((one) => (
            <option key={one} value={one}>
              {valueText(limit, one, undefined, tag)}
            </option>
          ))}
        </select>
        <button type="submit" className="button-plain" data-testid={`${id}-begin`}>
          {say("limits-begin")}
        </button>
      </form>
      {length !== undefined && (
        <Confirm say={say} limit={limit} length={length} onClose={() => setLength(undefined)} />
      )}
    </section>
  );
}

function Confirm({
  say,
  limit,
  length,
  onClose,
}: {
  readonly say: Translate;
  readonly limit: UserLimit;
  readonly length: number;
  readonly onClose: () => void;
}): ReactNode {
  const { type } = limit;
  const end = untilOf(type, length);
  // A break ends at an hour, an exclusion in another year.
  const until = type === "selfexclusion" ? dateText(end) : shortMoment(end);
  const begin = async () => {
    await setUserLimit({ type, period: null, value: length });
    // It has begun, whatever becomes of the sign-out: the operator has ended the session.
    onClose();
    alerts.show({ type: "info", title: say("limits-begun", { until }), stays: true });
    await signOutNow({ anyway: true });
  };
  return (
    <ConfirmDialog
      className="limit-dialog"
      id="break"
      title={say("limits-sure")}
      text={
        <Words
          say={say}
          id="limits-sure-text"
          parts={{ until, time: valueText(limit, length, undefined, siteConfig().tag) }}
        />
      }
      confirm={say("limits-confirm")}
      cancel={say("limits-cancel")}
      close={say("limits-cancel")}
      send={begin}
      problemOf={() => say("alert-error-text")}
      onClose={onClose}
    />
  );
}

/** When a break ends that begins now: its day, by this browser's clock. */
function untilOf(type: string, length: number): string {
  const until = new Date();
  if (type === "selfexclusion") until.setMonth(until.getMonth() + length);
  else until.setTime(until.getTime() + length * 1_000);
  return until.toISOString();
}
