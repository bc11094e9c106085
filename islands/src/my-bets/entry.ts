/** Entry of my bets, which is not an island but a tab in the slip's panel. */
import { withMessages } from "../messages/messages";
import { withStyle } from "../runtime/styles";
import { fillBetsTab } from "../slip/shared/bets-tab";

fillBetsTab(() => withMessages("my-bets", withStyle("my-bets", import("./my-bets"))));
