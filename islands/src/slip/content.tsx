/**
 * The content of the bet slip's panel once there is something to show: the slip, its receipt, my
 * bets. Loaded on first use, with the rules of betting and the messages; my bets separately, when
 * their tab is first opened.
 */
import { type ReactNode, useEffect } from "react";
import { startSession } from "../account/shared/session";
import { $settings, loadSettings } from "../account/shared/settings";
import { INITIAL } from "../betting/ticket";
import { type PanelState, setPanel } from "../core/panel";
import type { SlipSelection } from "../core/selections";
import { useMessages } from "../messages/words";
import { useLater } from "../runtime/use-later";
import { useStore } from "../runtime/use-store";
import { startBonuses } from "./bonuses";
import { startMaxStakes } from "./max-stakes";
import { startOffers } from "./offers";
import { OpeningNotice } from "./opening";
import { startQuickBet, toggleQuickBet } from "./quick-bet/quick-bet";
import { $quickBetOn } from "./quick-bet/quick-bet-on";
import { QuickBetPart } from "./quick-bet/quick-bet-part";
import { loadBetsTab } from "./shared/bets-tab";
import { startCustomBet } from "./shared/custom-bet";
import { $opening, openShare } from "./shared/share";
import { startSlip } from "./shared/slip";
import { SlipBar } from "./slip-bar";
import { SlipForm } from "./slip-form";
import { ReceiptView } from "./ticket/receipt";
import { $ticket, startTicket } from "./ticket/ticket";
import type { Wish } from "./wish";

/** Props of the content. */
export interface ContentProps {
  readonly tab: PanelState["tab"];
  readonly selections: readonly SlipSelection[];
  /** Shown while there is nothing. */
  readonly empty: ReactNode;
  /** Shown while something is loading. */
  readonly waiting: ReactNode;
}

/** Does what the visitor requested before this code was loaded. */
export function fulfil({ code, quickBet }: Wish): void {
  start();
  if (code) {
    setPanel({ open: true, tab: "slip" });
    void openShare(code);
  }
  if (quickBet) toggleQuickBet();
}

/** The content of the open tab. */
export function Content({ tab, selections, empty, waiting }: ContentProps): ReactNode {
  const ticket = useStore($ticket, INITIAL);
  const settings = useStore($settings, undefined);
  const opening = useStore($opening, { state: "idle" });
  const isQuick = useStore($quickBetOn, false);
  const busy = selections.length > 0 || ticket.state !== "initial";
  const hasWords = busy || isQuick || opening.state !== "idle";
  const say = useMessages("bet-slip", hasWords);
  const bets = useLater(loadBetsTab, tab === "bets");
  const sayBets = useMessages("my-bets", tab === "bets");
  useEffect(start, []);
  useEffect(() => {
    if (busy || isQuick) void loadSettings();
  }, [busy, isQuick]);

  if (tab === "bets") return bets && sayBets ? <bets.MyBets say={sayBets} /> : waiting;
  if (!hasWords) return empty;
  if (!say) return waiting;
  const slip = () => {
    if (!busy) return empty;
    if (!settings) return waiting;
    if (ticket.state === "success") {
      return <ReceiptView say={say} settings={settings} receipt={ticket.receipt} />;
    }
    return <SlipForm say={say} settings={settings} selections={selections} ticket={ticket} />;
  };
  return (
    <>
      {isQuick && settings && <QuickBetPart say={say} settings={settings} />}
      {opening.state !== "idle" && <OpeningNotice say={say} opening={opening} />}
      {slip()}
    </>
  );
}

/** The bar on a phone, while the slip is not empty (see `slip-bar.tsx`). */
export function Bar({ selections }: { readonly selections: readonly SlipSelection[] }): ReactNode {
  const ticket = useStore($ticket, INITIAL);
  const settings = useStore($settings, undefined);
  const say = useMessages("bet-slip", true);
  if (!say || !settings || ticket.state === "success") return null;
  return <SlipBar say={say} settings={settings} selections={selections} />;
}

/** Each of these does nothing when it has already been started. */
function start(): void {
  startSession();
  startSlip();
  startTicket();
  startQuickBet();
  startOffers();
  startMaxStakes();
  startBonuses();
  startCustomBet();
}
