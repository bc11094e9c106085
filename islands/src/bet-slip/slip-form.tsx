/** The slip with something in it: selections, stake, sums, what stands in the way, and the button. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Settings } from "../api/wire.gen";
import { isHeld, type Ticket } from "../betting/ticket";
import { siteConfig } from "../core/config";
import { clearSelections, type SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";
import { $session } from "../stores/session";
import { askSignIn } from "../stores/sign-in";
import { $stake, accept, place } from "../stores/ticket";
import { useStore } from "../stores/use-store";
import { type SlipModel, slipModel } from "./model";
import { Notice, needsAsking } from "./notice";
import { PlaceButton } from "./place-button";
import { SelectionList } from "./selection-list";
import { StakeField } from "./stake";
import { Sums } from "./sums";
import { Unanswered } from "./unanswered";

/** The form. */
export function SlipForm({
  say,
  settings,
  selections,
  ticket,
}: {
  readonly say: Translate;
  readonly settings: Settings;
  readonly selections: readonly SlipSelection[];
  readonly ticket: Ticket;
}): ReactNode {
  const stake = useStore($stake, { text: "", currency: "" });
  const session = useStore($session, { status: "unknown" });
  const field = useRef<HTMLInputElement>(null);
  // What is only wrong because it is not finished is not told while it is being typed.
  const [asked, setAsked] = useState(false);
  const model = slipModel({ selections, stake, settings, session, tag: siteConfig().tag });
  if (!model) return null;
  const held = isHeld(ticket);
  const shown = asked || !needsAsking(model.blocker) ? model.blocker : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (held) return;
    press(model, () => {
      setAsked(true);
      field.current?.focus();
    });
  };
  return (
    <form className="slip-form" noValidate onSubmit={submit} aria-busy={held}>
      <div className="slip-list">
        <header className="slip-summary">
          {model.type && <span className="slip-type">{say(`slip-type-${model.type}`)}</span>}
          <span className="slip-count">{say("slip-selections", { count: selections.length })}</span>
          {selections.length > 1 && (
            <button
              type="button"
              className="slip-clear"
              disabled={held}
              onClick={() => {
                clearSelections();
                document.getElementById("slip")?.focus({ preventScroll: true });
              }}
            >
              {say("slip-clear")}
            </button>
          )}
        </header>
        <SelectionList say={say} selections={selections} conflict={model.conflict} held={held} />
      </div>
      <div className="slip-foot">
        {ticket.state === "unanswered" ? (
          <Unanswered say={say} looking={ticket.looking} />
        ) : (
          <fieldset className="slip-bet" disabled={held} aria-label={say("slip-stake")}>
            <StakeField
              say={say}
              typed={model.typed}
              unit={model.unit}
              quickAmounts={model.quickAmounts}
              invalid={shown !== undefined && shown.kind !== "suspended"}
              field={field}
              onLeave={() => setAsked(model.typed !== "")}
            />
            <Sums say={say} model={model} />
          </fieldset>
        )}
        <Notice say={say} model={model} ticket={ticket} blocker={shown} />
        <PlaceButton say={say} model={model} ticket={ticket} />
      </div>
      <Summary say={say} model={model} />
    </form>
  );
}

/** Does what the button says. */
function press(model: SlipModel, ask: () => void): void {
  const { action, amount, unit } = model;
  if (action.kind === "accept") accept();
  else if (action.kind === "sign_in") askSignIn("to_place");
  else if (action.blocker || !amount.ok) ask();
  else void place(amount.value, unit.code);
}

/** How long a change must rest before it is read out, in milliseconds. */
const REST = 1000;

/**
 * What a screen reader is told, once things have come to rest: the count, and that something must
 * be looked at. Prices that move by themselves are not read out.
 */
function Summary({
  say,
  model,
}: {
  readonly say: Translate;
  readonly model: SlipModel;
}): ReactNode {
  const [text, setText] = useState("");
  const { selections } = model;
  const count = say("slip-selections", { count: selections.length });
  const changed = selections.filter((selection) => selection.isChanged).length;
  const words = changed > 0 ? `${count}. ${say("slip-changed", { count: changed })}` : count;
  useEffect(() => {
    const timer = setTimeout(() => setText(words), REST);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
