// Written by `npm run generate` from islands.mjs. Do not edit.

import { withMessages } from "./messages/messages";
import { register, registerLater } from "./runtime/register";
import { withStyle } from "./runtime/styles";
import { BetSlip } from "./slip/bet-slip";
import { OddsList } from "./odds/odds-list";
import { MatchMarkets } from "./odds/match-markets";
import { readMarkets } from "./odds/read-markets";
import { Scoreboard } from "./scoreboard/scoreboard";
import { SessionIsland } from "./account/session";
import "./search/island";
import "./young-match/island";
import "./listing/island";
import "./limits/island";
import "./favourites/island";
import "./my-bets/entry";

register("bet-slip", BetSlip);
register("odds-list", OddsList);
register("match-markets", MatchMarkets, readMarkets);
register("scoreboard", Scoreboard);
register("session", SessionIsland);
registerLater("launch", async () => (await import("./account/account")).Launch);
registerLater("match-centre", async () => (await import("./match-centre/centre-tabs")).MatchCentre);
registerLater("notifications", async () => (await withMessages("notifications", withStyle("notifications", import("./notifications/block")))).NotificationsBlock);
registerLater("statement", async () => (await withMessages("my-bets", withStyle("statement", import("./my-bets/statement")))).Statement);
registerLater("profile", async () => (await withMessages("profile", withStyle("profile", import("./profile/profile-block")))).ProfileBlock);
