/** The slip's view in a component, recalculated when any of its inputs changed. */
import { useMemo } from "react";
import { $session } from "../account/shared/session";
import type { Settings } from "../api/schemas/settings";
import { EMPTY_SLIP } from "../betting/slip";
import { slipView } from "../betting/view";
import type { SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import { useStore } from "../runtime/use-store";
import { $maxStakes } from "./max-stakes";
import { $layout } from "./shared/slip";
import { viewContext } from "./slip-rules";

/** The slip's view; undefined while the operator has no currency for it. */
export function useView(
  selections: readonly SlipSelection[],
  settings: Settings,
): SlipView<SlipSelection> | undefined {
  const layout = useStore($layout, EMPTY_SLIP);
  const session = useStore($session, { status: "unknown" });
  const maxStakes = useStore($maxStakes, {});
  return useMemo(() => {
    const context = viewContext(selections, settings, session, maxStakes);
    return context && slipView(layout, context);
  }, [layout, selections, settings, session, maxStakes]);
}
