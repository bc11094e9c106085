/**
 * The bet slip's panel: its two tabs, and what stands in them (spec 2.3, 4). Twin of
 * templates/islands/bet-slip.html, which shows it closed and empty.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { INITIAL } from "../betting/ticket";
import { $panel, type PanelState, setPanel } from "../core/panel";
import { $slip, type SlipState } from "../core/selections";
import { useMessages } from "../messages/words";
import { startBets } from "../stores/bets";
import { startOffers } from "../stores/offers";
import { startSession } from "../stores/session";
import { $settings, loadSettings } from "../stores/settings";
import { $ticket, startTicket } from "../stores/ticket";
import { useStore } from "../stores/use-store";
import { MyBets } from "./my-bets";
import { ReceiptView } from "./receipt";
import { SlipBar } from "./slip-bar";
import { SlipForm } from "./slip-form";
import { usePanel } from "./use-panel";

/** What the page gives the island. */
export interface BetSlipProps {
  readonly labels: SlipLabels;
}

/** Words of the prerendered panel. Message keys are `slip-` and the field's name. */
export interface SlipLabels {
  readonly title: string;
  readonly tab_slip: string;
  readonly tab_bets: string;
  readonly close: string;
  readonly empty_title: string;
  readonly empty_text: string;
}

const CLOSED: PanelState = { open: false, tab: "slip" };
const EMPTY: SlipState = { version: 1, selections: [], stakes: {} };
const TABS = ["slip", "bets"] as const;

/** The bet slip. */
export function BetSlip({ labels }: BetSlipProps): ReactNode {
  const { open, tab } = useStore($panel, CLOSED);
  const { selections } = useStore($slip, EMPTY);
  const ticket = useStore($ticket, INITIAL);
  const settings = useStore($settings, undefined);
  const panel = useRef<HTMLElement>(null);
  const busy = selections.length > 0 || ticket.state !== "initial";
  const say = useMessages(busy || tab === "bets");
  useEffect(() => {
    startSession();
    startTicket();
    startOffers();
    startBets();
  }, []);
  useEffect(() => {
    if (busy) void loadSettings();
  }, [busy]);
  usePanel(panel, open);

  const content = () => {
    if (!busy && tab === "slip") return <Empty labels={labels} />;
    if (!say) return <Waiting />;
    if (tab === "bets") return <MyBets say={say} />;
    if (!settings) return <Waiting />;
    if (ticket.state === "success") {
      return <ReceiptView say={say} settings={settings} receipt={ticket.receipt} />;
    }
    return <SlipForm say={say} settings={settings} selections={selections} ticket={ticket} />;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button */}
      <div className="slip-scrim" onClick={() => setPanel({ open: false })} />
      <section
        className="slip"
        id="slip"
        data-testid="slip"
        aria-label={labels.title}
        tabIndex={-1}
        ref={panel}
      >
        <header className="slip-head">
          <div className="slip-tabs" role="tablist" aria-label={labels.title}>
            {TABS.map((one) => (
              <button
                key={one}
                type="button"
                className="slip-tab"
                role="tab"
                id={`slip-tab-${one}`}
                data-testid={`slip-tab-${one}`}
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
            <svg className="icon" aria-hidden="true">
              <use href={`${ICONS_URL}#close`} />
            </svg>
          </button>
        </header>
        <div
          className="slip-body"
          id="slip-panel"
          role="tabpanel"
          aria-labelledby={`slip-tab-${tab}`}
        >
          {content()}
        </div>
      </section>
      {say && selections.length > 0 && ticket.state !== "success" && (
        <SlipBar say={say} selections={selections} />
      )}
    </>
  );
}

function Empty({ labels }: BetSlipProps): ReactNode {
  return (
    <div className="slip-empty">
      <svg className="icon slip-empty-icon" aria-hidden="true">
        <use href={`${ICONS_URL}#slip`} />
      </svg>
      <p className="slip-empty-title">{labels.empty_title}</p>
      <p className="slip-empty-text">{labels.empty_text}</p>
    </div>
  );
}

/** The shape of a slip while its words and the operator's settings are on their way. */
function Waiting(): ReactNode {
  return (
    <div className="slip-waiting" aria-busy="true">
      <div className="slip-bone" />
      <div className="slip-bone" />
    </div>
  );
}

/** Arrows go from tab to tab, as in every list of tabs; both keys do, whatever the direction. */
function onTabKey(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  event.preventDefault();
  const { tab } = $panel.get();
  const other = tab === "slip" ? "bets" : "slip";
  setPanel({ tab: other });
  document.getElementById(`slip-tab-${other}`)?.focus();
}
