/**
 * The page of limits: what is set, how much of it is used, and what can be set. Twin of templates/islands/limits.html,
 * until it is known who is signed in.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { $session, activeAccount, startSession } from "../account/shared/session";
import { loadSettings } from "../account/shared/settings";
import { askSignIn } from "../account/shared/sign-in";
import type { LimitsProps } from "../api/props.gen";
import type { UserLimit } from "../api/schemas/limits";
import type { Translate } from "../messages/messages";
import { useMessages, Words } from "../messages/words";
import { useStore } from "../runtime/use-store";
import { BreakSection } from "./break";
import { limitsChanged } from "./changed";
import { type Keeper, keepLimits } from "./keep-limits";
import { LimitCard } from "./limit-card";
import { titleOf } from "./names";
import { otherCurrency } from "./rules";

/** The limits of a signed-in player; for a visitor, the way to sign in. */
export function LimitsPage({ labels }: LimitsProps): ReactNode {
  const { status, player } = useStore($session, { status: "unknown" });
  const say = useMessages("limits", true);
  // Its forms have words of the account's.
  const session = useMessages("session", true);
  useEffect(startSession, []);
  // The end of the break that has just begun here, until somebody signs in.
  const [breakEnd, setBreakEnd] = useState<string>();
  const id = player?.id;
  useEffect(() => {
    if (id !== undefined) setBreakEnd(undefined);
  }, [id]);
  if (status === "logged_in" && player && say && session)
    return <Limits key={player.id} say={say} onBreak={setBreakEnd} />;
  // Signing in would be refused.
  if (breakEnd && say)
    return <p data-testid="limits-begun">{say("limits-begun", { until: breakEnd })}</p>;
  return (
    <>
      <p>{labels.text}</p>
      <p>
        <button
          type="button"
          className="button"
          data-testid="limits-sign-in"
          data-needs-script=""
          onClick={() => askSignIn("asked")}
        >
          {labels.sign_in}
        </button>
      </p>
    </>
  );
}

/** A break, whose length is chosen in a section of its own. */
const BREAKS: ReadonlySet<string> = new Set(["coolingoff", "selfexclusion"]);

function Limits({
  say,
  onBreak,
}: {
  readonly say: Translate;
  readonly onBreak: (until: string) => void;
}): ReactNode {
  const [limits, setLimits] = useState<readonly UserLimit[]>();
  const [hasFailed, setFailed] = useState(false);
  const session = useStore($session, { status: "unknown" });
  const keeper = useRef<Keeper>(undefined);
  useEffect(() => {
    void loadSettings();
    keeper.current = keepLimits(setLimits, () => setFailed(true));
    return keeper.current.stop;
  }, []);
  const change = (changed: readonly UserLimit[]) => {
    keeper.current?.outdate();
    setLimits(changed);
    limitsChanged();
  };
  if (!limits) {
    return (
      <>
        <p aria-busy="true">…</p>
        <div data-testid="limits-failed" role="status">
          {hasFailed && (
            <>
              <p>{say("alert-error-title")}</p>
              <p>{say("alert-error-text")}</p>
            </>
          )}
        </div>
      </>
    );
  }
  const settable = limits.filter(({ type }) => !BREAKS.has(type));
  const currency = otherCurrency(settable, activeAccount(session)?.currency);
  const titles = [...new Set(settable.map((limit) => titleOf(limit, say)))];
  return (
    <>
      <p>{say("limits-rule")}</p>
      {currency && (
        <p data-testid="limits-currency">
          <Words say={say} id="limits-currency" parts={{ currency }} />
        </p>
      )}
      {titles.map((title) => (
        <LimitCard
          key={title}
          say={say}
          title={title}
          limits={settable.filter((limit) => titleOf(limit, say) === title)}
          onChange={change}
        />
      ))}
      {limits
        .filter(({ type }) => BREAKS.has(type))
        .map((limit) => (
          <BreakSection key={limit.type} say={say} limit={limit} onBegun={onBreak} />
        ))}
    </>
  );
}
