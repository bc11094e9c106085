/** The bet builder's code, loaded with its style when the builder is first entered. */
import { withStyle } from "../../runtime/styles";

/** Loads the builder. */
export const loadBuilder = () => withStyle("builder", import("../bet-builder"));
