/** The operator's terms, which have changed since the player accepted them. */
import { type ReactNode, useEffect, useState } from "react";
import { writeStored } from "../../core/storage";
import { useMessages, Words } from "../../messages/words";
import type { FormProps } from "../calls";
import { goOnPaying, lacksTerms } from "../deposit/paying-steps";
import { TERMS_ACCEPTED } from "../reminders/visit";
import { wordsOf } from "../shared/refusal-problems";
import { $session } from "../shared/session";
import { closeSignIn } from "../shared/sign-in";
import { Head, TEXT } from "../title";
import { RulesLink } from "./rules-link";

/** What has changed, and the button that accepts it. Who closes it is asked again in the next visit. */
export function Content({ calls }: FormProps): ReactNode {
  const session = useMessages("session", true);
  const recovery = useMessages("recovery", true);
  const say = useMessages("sign-up", true);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  // An address may ask for it where nothing has changed.
  const [isAsked] = useState(isLacking);
  useEffect(() => {
    if (!isAsked) closeSignIn();
  }, [isAsked]);
  if (!isAsked || !say || !session || !recovery) return null;
  const accept = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem("");
    try {
      const player = await calls.completePlayer({ terms_acceptance: "true" });
      writeStored("session", TERMS_ACCEPTED, player.id);
      calls.updatePlayer(player);
      if (!goOnPaying(player)) closeSignIn();
    } catch (error) {
      setProblem(wordsOf(error, "recovery-failed", say));
    } finally {
      // Also after success: the operator may still ask for it, and paying in leads here again.
      setBusy(false);
    }
  };
  return (
    <div className="form" data-testid="terms">
      <Head say={say} title="join-terms-changed" />
      <p className="form-text" id={TEXT}>
        <Words
          say={say}
          id="join-terms-read"
          parts={{ rules: <RulesLink>{say("join-rules")}</RulesLink> }}
        />
      </p>
      <p className="field-error" role="alert">
        {problem}
      </p>
      <button
        type="button"
        className="button-main"
        data-testid="terms-accept"
        aria-busy={isBusy}
        onClick={() => void accept()}
      >
        {isBusy ? say("recovery-sending") : say("join-terms-accept")}
      </button>
    </div>
  );
}

function isLacking(): boolean {
  const { player } = $session.get();
  return player !== undefined && lacksTerms(player);
}
