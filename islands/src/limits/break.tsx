/**
 * A break from playing, or a self-exclusion: its length is chosen, and confirmed in plain words,
 * because nobody can take it back. The session then ends, in every tab and on every device.
 */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { signOutNow } from "../account/shared/session";
import { $signIn, closeSignIn } from "../account/shared/sign-in";
import { alerts } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import { ApiError, isStatus } from "../api/errors";
import { setUserLimit } from "../api/limits";
import { untilItWorks } from "../api/patience";
import { fetchPlayer } from "../api/platform";
import type { UserLimit } from "../api/schemas/limits";
import { ConfirmDialog } from "../dialog/confirm-dialog";
import type { Translate } from "../messages/messages";
import { dateText, shortMoment } from "../messages/moments";
import { Words } from "../messages/words";
import { reportError } from "../report/report";
import { clearSelections } from "../state/removing";
import { titleOf } from "./names";
import { untilOf } from "./until";
import { valueText } from "./words";

interface BreakProps {
  readonly say: Translate;
  readonly limit: UserLimit;
  /** It has begun, and ends at a moment, which is said in words. */
  readonly onBegun: (until: string) => void;
}

/** The section. */
export function BreakSection({ say, limit, onBegun }: BreakProps): ReactNode {
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
        <Confirm
          say={say}
          limit={limit}
          length={length}
          onBegun={onBegun}
          onClose={() => setLength(undefined)}
        />
      )}
    </section>
  );
}

function Confirm({
  say,
  limit,
  length,
  onBegun,
  onClose,
}: BreakProps & { readonly length: number; readonly onClose: () => void }): ReactNode {
  const { type } = limit;
  const [isUnknown, setUnknown] = useState(false);
  const wasLost = useRef(false);
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );
  const begin = async () => {
    const asked = setUserLimit({ type, period: null, value: length });
    const failure = await asked.then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    // The dialog may have been open for long, and it may take long to learn what became of a lost answer.
    const until = untilText(type, length);
    if (failure) {
      const { error } = failure;
      // Asked for again, it is refused if it has begun after all: the session has ended.
      if (isRefused(error) && !(wasLost.current && isStatus(error, 401))) throw error;
      wasLost.current = true;
      setUnknown(true);
      const isBegun = await hasBegun();
      setUnknown(false);
      if (!isBegun) {
        // The dialog can be closed while the operator is asked.
        if (!isOpen.current) {
          const title = titleOf(limit, say);
          alerts.show({ type: "error", title, text: say("limits-not-begun"), stays: true });
        }
        throw error;
      }
    }
    // It has begun, whatever becomes of the sign-out: the operator has ended the session.
    onBegun(until);
    onClose();
    // In every tab: nobody who stops is left with a bet to place.
    clearSelections();
    // Another call may have learnt of that end first. It is no reason to sign in, and an alert would be behind it.
    if ($signIn.get() === "expired") closeSignIn();
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
          parts={{
            until: untilText(type, length),
            time: valueText(limit, length, undefined, siteConfig().tag),
          }}
        />
      }
      confirm={say(type === "selfexclusion" ? "limits-confirm-exclude" : "limits-confirm-break")}
      cancel={say("limits-cancel")}
      close={say("limits-cancel")}
      send={begin}
      waiting={isUnknown && say("limits-unknown")}
      problemOf={(error) => say(isRefused(error) ? "alert-error-text" : "limits-not-begun")}
      onClose={onClose}
    />
  );
}

/** The end of one that begins now. A break ends at an hour, an exclusion in another year. */
function untilText(type: string, length: number): string {
  const end = untilOf(type, length);
  return type === "selfexclusion" ? dateText(end) : shortMoment(end);
}

/** Whether the operator has refused a call, which then had no effect. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && !error.isUncertain;
}

/**
 * Whether a break has begun whose answer was lost: the operator then has ended every session of the player. If it has
 * not, it can safely be asked for again: the operator keeps the later end of the two.
 */
function hasBegun(): Promise<boolean> {
  return untilItWorks(
    async () => {
      try {
        const { email, auth_phone_number } = await fetchPlayer();
        return !email && !auth_phone_number;
      } catch (error) {
        if (isStatus(error, 401)) return true;
        throw error;
      }
    },
    (error) => reportError(error, "it is not known yet whether a break has begun"),
  );
}
