/**
 * Announcements of the slip to screen readers, once changes have come to rest: the number of
 * selections, and the bet type. Price movements are not announced, and problems are announced by
 * the notice above the button.
 */
import { type ReactNode, useEffect, useState } from "react";
import type { SlipView } from "../betting/view-types";
import type { SlipSelection } from "../core/selections";
import type { Translate } from "../messages/messages";

/** How long a change must rest before it is announced, in milliseconds. */
const REST = 1000;

/** The status, for screen readers only. */
export function Announcer({
  say,
  view,
  selections,
}: {
  readonly say: Translate;
  readonly view: SlipView<SlipSelection>;
  readonly selections: readonly SlipSelection[];
}): ReactNode {
  const [text, setText] = useState("");
  const words = [
    say("slip-selections", { count: selections.length }),
    view.type ? say(`slip-type-${view.type}`) : "",
  ]
    .filter(Boolean)
    .join(". ");
  useEffect(() => {
    const timer = setTimeout(() => setText(words), REST);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
