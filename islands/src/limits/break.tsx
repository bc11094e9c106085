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
import { Dialog, DialogHead } from "../dialog/dialog";
import type { Translate } from "../messages/messages";
import { dateText, shortMoment } from "../messages/moments";
import { Words } from "../messages/words";
import { valueText } from "./words";

const TITLE = "break-title";
const TEXT = "break-text";

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
      <h2 className="limit-name">{say(isLong ? "limits-exclude" : "limits-break")}</h2>
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
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { type } = limit;
  const end = untilOf(type, length);
  // A break ends at an hour, an exclusion in another year.
  const until = type === "selfexclusion" ? dateText(end) : shortMoment(end);
  const begin = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      await setUserLimit({ type, period: null, value: length });
    } catch {
      setBusy(false);
      setFailed(true);
      return;
    }
    await signOutNow();
    alerts.show({ type: "info", title: say("limits-begun", { until }), stays: true });
  };
  return (
    <Dialog className="limit-dialog" labelledBy={TITLE} describedBy={TEXT} onClose={onClose}>
      <div className="form">
        <DialogHead
          id={TITLE}
          title={say("limits-sure")}
          close={say("limits-cancel")}
          onClose={onClose}
        />
        <p className="form-text" id={TEXT}>
          <Words
            say={say}
            id="limits-sure-text"
            parts={{ until, time: valueText(limit, length, undefined, siteConfig().tag) }}
          />
        </p>
        <p className="field-error" role="alert">
          {hasFailed && say("alert-error-text")}
        </p>
        <button
          type="button"
          className="button-main"
          data-testid="break-confirm"
          aria-busy={isBusy}
          onClick={() => void begin()}
        >
          {say("limits-confirm")}
        </button>
        <button type="button" className="button-plain" data-testid="break-cancel" onClick={onClose}>
          {say("limits-cancel")}
        </button>
      </div>
    </Dialog>
  );
}

/** When a break ends that begins now: its day, by this browser's clock. */
function untilOf(type: string, length: number): string {
  const until = new Date();
  if (type === "selfexclusion") until.setMonth(until.getMonth() + length);
  else until.setTime(until.getTime() + length * 1_000);
  return until.toISOString();
}
