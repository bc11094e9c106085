/** The line that opens the settings of the slip, which are loaded then. */
import { type ReactNode, useState } from "react";
import { withMessages } from "../messages/messages";
import { useLater } from "../runtime/use-later";
import { More } from "./more";
import type { SettingsProps } from "./slip-settings";

const load = () => withMessages("bet-slip", import("./slip-settings"));

/** The settings, in a collapsible part. */
export function SettingsLine(props: SettingsProps): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const part = useLater(load, isWanted);
  return (
    <More title={props.say("slip-settings")} testId="slip-settings" onOpen={() => setWanted(true)}>
      {part && <part.SlipSettings {...props} />}
    </More>
  );
}
