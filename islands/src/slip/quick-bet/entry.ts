/** Quick bet, loaded when it is first turned on, and on every page while it is on. */
export { QuickBar } from "./quick-bar";
export { startQuickBet, toggleQuickBet } from "./quick-bet";
export { QuickBetPart } from "./quick-bet-part";
