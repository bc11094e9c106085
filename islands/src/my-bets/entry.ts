/** Entry of my bets: no island of its own, but a tab in the slip's panel. */
import { withStyle } from "../runtime/styles";
import { fillBetsTab } from "../slip/shared/bets-tab";

fillBetsTab(() => withStyle("my-bets", import("./my-bets")));
