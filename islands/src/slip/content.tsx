/**
 * The content of the bet slip's panel once there is something to show: the slip, its receipt, my
 * bets. Loaded on first use, with the rules of betting and the messages; my bets separately, when
 * their tab is first opened.
 */
import { atom } from "nanostores";
import { type ReactNode, useEffect } from "react";
import { startSession } from "../account/shared/session";
import { $settings, loadSettings } from "../account/shared/settings";
import { untilItWorks } from "../api/patience";
import { INITIAL } from "../betting/ticket";
import { type PanelState, setPanel } from "../core/panel";
import type { SlipSelection } from "../core/selections";
import { readStored } from "../core/storage";
import { withMessages } from "../messages/messages";
import { useMessages } from "../messages/words";
import { useOddsFormat } from "../odds-format/shared/use-odds-format";
import { reportError } from "../report/report";
import { useLater } from "../runtime/use-later";
import { useStore } from "../runtime/use-store";
import { startBonuses } from "./bonuses";
import { startMaxStakes } from "./max-stakes";
import { startOffers } from "./offers";
import { OpeningNotice } from "./opening";
import { usePanel } from "./panel/use-panel";
import { EmptiedNote, PlacedBar, PlacedNote } from "./placed-note";
import type * as QuickBet from "./quick-bet/entry";
import { $quickBetOn } from "./quick-bet/quick-bet-on";
import { loadBetsTab } from "./shared/bets-tab";
import { startCustomBet } from "./shared/custom-bet";
import { $opening, openShare } from "./shared/share";
import { startSlip } from "./shared/slip";
import { SlipBar } from "./slip-bar";
import { SlipForm } from "./slip-form";
import { ReceiptView } from "./ticket/receipt";
import { $placed, $ticket, startTicket } from "./ticket/ticket";
import { QUICK_BET_KEY } from "./ticket/ticket-key";
import { $removed } from "./undo";
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
  if (quickBet) void loadQuickBet().then((it) => it.toggleQuickBet());
}

const $quick = atom<typeof QuickBet | undefined>(undefined);

async function loadQuickBet(): Promise<typeof QuickBet> {
  const warn = (error: unknown) => reportError(error, "quick bet could not be loaded yet");
  const load = () => withMessages("bet-slip", import("./quick-bet/entry"));
  const it = await untilItWorks(load, warn);
  it.startQuickBet();
  $quick.set(it);
  return it;
}

/** The content of the open tab. */
export function Content({ tab, selections, empty, waiting }: ContentProps): ReactNode {
  useOddsFormat();
  const ticket = useStore($ticket, INITIAL);
  const settings = useStore($settings, undefined);
  const opening = useStore($opening, { state: "idle" });
  const isQuick = useStore($quickBetOn, false);
  const quick = useStore($quick, undefined);
  const placed = useStore($placed, undefined);
  const isEmptied = useStore($removed, undefined) !== undefined && selections.length === 0;
  const busy = selections.length > 0 || ticket.state !== "initial";
  const hasNote = placed !== undefined || isEmptied;
  const hasWords = busy || isQuick || opening.state !== "idle" || hasNote;
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
      {isEmptied && <EmptiedNote say={say} />}
      {placed && ticket.state !== "success" && <PlacedNote say={say} placed={placed} />}
      {isQuick && quick && settings && <quick.QuickBetPart say={say} settings={settings} />}
      {opening.state !== "idle" && <OpeningNotice say={say} opening={opening} />}
      {slip()}
    </>
  );
}

/**
 * What is shown beside the panel: the slip's bar where the panel is no column (see `slip-bar.tsx`),
 * or after a bet that it was placed, and the bar of quick bet. Also how the panel behaves.
 */
export function Bars({ selections }: { readonly selections: readonly SlipSelection[] }): ReactNode {
  usePanel();
  useOddsFormat();
  const ticket = useStore($ticket, INITIAL);
  const settings = useStore($settings, undefined);
  const quick = useStore($quick, undefined);
  const placed = useStore($placed, undefined);
  const isFilled = selections.length > 0;
  const isEmptied = useStore($removed, undefined) !== undefined && !isFilled;
  const say = useMessages("bet-slip", isFilled || placed !== undefined || isEmptied);
  const bar = () => {
    if (!say || ticket.state === "success") return null;
    if (isEmptied) return <EmptiedNote say={say} isBar />;
    if (!isFilled) return placed && <PlacedBar say={say} placed={placed} />;
    return settings && <SlipBar say={say} settings={settings} selections={selections} />;
  };
  return (
    <>
      {bar()}
      {quick && <quick.QuickBar />}
    </>
  );
}

/** Each of these does nothing when it has already been started. */
function start(): void {
  startSession();
  startSlip();
  startTicket();
  if (readStored("session", QUICK_BET_KEY) !== undefined && !$quick.get()) void loadQuickBet();
  startOffers();
  startMaxStakes();
  startBonuses();
  startCustomBet();
}
