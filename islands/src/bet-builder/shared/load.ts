/** The bet builder's code, loaded with its words and its style when the builder is first entered. */
import { withMessages } from "../../messages/messages";
import { withStyle } from "../../runtime/styles";

/** Loads the builder. */
export const loadBuilder = () =>
  withMessages("bet-builder", withStyle("builder", import("../bet-builder")));
