/**
 * The bet slip's panel with its two tabs and their content. Twin of
 * templates/islands/bet-slip.html, which shows it closed and empty.
 */
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { BetSlipProps } from "../api/props.gen";
import { $panel, type PanelState, setPanel } from "../core/panel";
import { $slip, type SlipState } from "../core/selections";
import { Icon } from "../icons/icon";
import { withMessages } from "../messages/messages";
import { withStyle } from "../runtime/styles";
import { useLater } from "../runtime/use-later";
import { useStore } from "../runtime/use-store";
import { $quickBetOn } from "./quick-bet/quick-bet-on";
import { takeCode } from "./share-address";
import { hasTicketLeft } from "./ticket/ticket-key";
import type { Wish } from "./wish";

const CLOSED: PanelState = { open: false, tab: "slip" };
const EMPTY: SlipState = { version: 2, selections: [], stamps: {} };
const TABS = ["slip", "bets"] as const;

const loadContent = () => withMessages("bet-slip", withStyle("slip", import("./content")));

/** The bet slip. */
export function BetSlip({ labels, features }: BetSlipProps): ReactNode {
  const { open, tab: wanted } = useStore($panel, CLOSED);
  // Where the tab of my bets is disabled, the slip is shown instead.
  const tab = features.my_bets ? wanted : "slip";
  const { selections } = useStore($slip, EMPTY);
  const isQuick = useStore($quickBetOn, false);
  const typed = useRef<TypedCode>({ text: "", hasFocus: false });
  const [wish, setWish] = useState<Wish>();
  const [kept, setKept] = useState(false);
  useEffect(() => {
    // A ticket of an earlier page may be a bet with a lost answer: it is looked up immediately.
    setKept(hasTicketLeft());
    const code = features.shared_bets ? takeCode() : undefined;
    if (code) setWish({ code });
  }, [features]);
  const busy = selections.length > 0 || tab === "bets" || kept;
  const later = useLater(loadContent, busy || open || wish !== undefined);
  useEffect(() => {
    if (!later || !wish) return;
    later.fulfil(wish);
    setWish(undefined);
  }, [later, wish]);

  const content = () => {
    const empty = (
      <Empty
        labels={labels}
        features={features}
        typed={typed}
        onCode={(code) => setWish({ code })}
      />
    );
    if (!later) return busy || wish?.code ? <Waiting /> : empty;
    return <later.Content tab={tab} selections={selections} empty={empty} waiting={<Waiting />} />;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button */}
      <div className="slip-scrim" onClick={() => setPanel({ open: false })} />
      <section className="slip" id="slip" aria-label={labels.title} tabIndex={-1}>
        <header className="slip-head">
          <div className="slip-tabs" role="tablist" aria-label={labels.title}>
            {TABS.filter((one) => one === "slip" || features.my_bets).map((one) => (
              <button
                key={one}
                type="button"
                className="slip-tab"
                role="tab"
                id={`slip-tab-${one}`}
                aria-selected={tab === one}
                aria-controls="slip-panel"
                tabIndex={tab === one ? undefined : -1}
                onClick={() => setPanel({ tab: one })}
                onKeyDown={onTabKey}
              >
                {one === "slip" ? labels.tab_slip : labels.tab_bets}
              </button>
            ))}
          </div>
          <button
            type="button"
            className="slip-close"
            aria-label={labels.close}
            onClick={() => setPanel({ open: false })}
          >
            <Icon name="close" />
          </button>
        </header>
        <div
          className="slip-body"
          id="slip-panel"
          role="tabpanel"
          aria-labelledby={`slip-tab-${tab}`}
        >
          {tab === "slip" && (
            <button
              type="button"
              className="slip-switch"
              role="switch"
              aria-checked={isQuick}
              data-testid="slip-quick-bet"
              onClick={() => setWish({ quickBet: true })}
            >
              <span>{labels.quick_bet}</span>
              <span className="slip-switch-track" />
            </button>
          )}
          {content()}
        </div>
      </section>
      {later && <later.Bars selections={selections} />}
    </>
  );
}

/** The text in the field of the code. It outlives the field, which is re-created with the slip. */
interface TypedCode {
  text: string;
  hasFocus: boolean;
}

function Empty({
  labels,
  features,
  typed,
  onCode,
}: BetSlipProps & {
  readonly typed: RefObject<TypedCode>;
  readonly onCode: (code: string) => void;
}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The visitor may have typed before React was loaded.
    typed.current.text = field.current?.value ?? "";
    if (typed.current.hasFocus) field.current?.focus({ preventScroll: true });
  }, [typed]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get("code");
    if (typeof code === "string" && code.trim()) onCode(code);
  };
  return (
    <div className="slip-empty">
      <Icon name="slip" />
      <p className="slip-empty-title">{labels.empty_title}</p>
      <p className="slip-empty-text">{labels.empty_text}</p>
      {features.shared_bets && (
        <form className="slip-code" onSubmit={submit}>
          <label htmlFor="slip-code">{labels.code}</label>
          <input
            ref={field}
            className="slip-code-input"
            id="slip-code"
            name="code"
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={typed.current.text || undefined}
            onInput={({ currentTarget }) => {
              typed.current.text = currentTarget.value;
            }}
            onFocus={() => {
              typed.current.hasFocus = true;
            }}
            onBlur={() => {
              typed.current.hasFocus = false;
            }}
          />
          <button type="submit" className="slip-code-open">
            {labels.code_open}
          </button>
        </form>
      )}
    </div>
  );
}

/** Placeholder for a slip while its messages and the operator's settings load. */
function Waiting(): ReactNode {
  return (
    <div className="slip-waiting" aria-busy="true">
      <div className="slip-bone" />
      <div className="slip-bone" />
    </div>
  );
}

/** Arrow keys move between the tabs; both keys work in both writing directions. */
function onTabKey(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  event.preventDefault();
  const { tab } = $panel.get();
  const other = tab === "slip" ? "bets" : "slip";
  const button = document.getElementById(`slip-tab-${other}`);
  if (!button) return;
  setPanel({ tab: other });
  button.focus();
}
