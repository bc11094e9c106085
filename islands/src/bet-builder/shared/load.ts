/**
 * The bet builder's code, loaded with its messages and stylesheet when the builder is first opened.
 */
import { withMessages } from "../../messages/messages";
import { withStyle } from "../../runtime/styles";

/** Loads the builder. */
export const loadBuilder = () =>
  withMessages("bet-builder", withStyle("builder", import("../bet-builder")));
