/**
 * What stands in the bet slip's panel once there is something to show: the slip, its receipt, my
 * bets. Loaded when it is first needed, with the rules of betting and the words; my bets apart, when
 * their tab is first opened.
 */
import { type ReactNode, useEffect } from "react";
import { INITIAL } from "../betting/ticket";
import type { PanelState } from "../core/panel";
import type { SlipSelection } from "../core/selections";
import { useMessages } from "../messages/words";
import { withStyle } from "../runtime/styles";
import { startBets } from "../stores/bets";
import { startOffers } from "../stores/offers";
import { startSession } from "../stores/session";
import { $settings, loadSettings } from "../stores/settings";
import { $ticket, startTicket } from "../stores/ticket";
import { useLater } from "../stores/use-later";
import { useStore } from "../stores/use-store";
import { ReceiptView } from "./receipt";
import { SlipBar } from "./slip-bar";
import { SlipForm } from "./slip-form";

const loadMyBets = () => withStyle("my-bets", import("../my-bets/my-bets"));

/** What the content is made from. */
export interface ContentProps {
  readonly tab: PanelState["tab"];
  readonly selections: readonly SlipSelection[];
  /** What stands there while there is nothing. */
  readonly empty: ReactNode;
  /** What stands there while something is on its way. */
  readonly waiting: ReactNode;
}

/** The content of the open tab. */
export function Content({ tab, selections, empty, waiting }: ContentProps): ReactNode {
  const ticket = useStore($ticket, INITIAL);
  const settings = useStore($settings, undefined);
  const busy = selections.length > 0 || ticket.state !== "initial";
  const say = useMessages(busy || tab === "bets");
  const bets = useLater(loadMyBets, tab === "bets");
  useEffect(() => {
    startSession();
    startTicket();
    startOffers();
    startBets();
  }, []);
  useEffect(() => {
    if (busy) void loadSettings();
  }, [busy]);

  if (tab === "slip" && !busy) return empty;
  if (!say) return waiting;
  if (tab === "bets") return bets ? <bets.MyBets say={say} /> : waiting;
  if (!settings) return waiting;
  if (ticket.state === "success") {
    return <ReceiptView say={say} settings={settings} receipt={ticket.receipt} />;
  }
  return <SlipForm say={say} settings={settings} selections={selections} ticket={ticket} />;
}

/** The bar of a phone, where the slip has something in it (see `slip-bar.tsx`). */
export function Bar({ selections }: { readonly selections: readonly SlipSelection[] }): ReactNode {
  const ticket = useStore($ticket, INITIAL);
  const say = useMessages(true);
  if (!say || ticket.state === "success") return null;
  return <SlipBar say={say} selections={selections} />;
}
