/**
 * Messages in React: {@link useMessages} for text, {@link Words} for a message with names or
 * amounts, each isolated in a `<bdi>` so that an Arabic name never reorders an English sentence.
 */
import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { $loaded, loadMessages, type MessageArgs, messagesOf, type Translate } from "./messages";

/** The messages of an island, loaded as soon as they are `needed`; undefined until then. */
export function useMessages(island: string, needed: boolean): Translate | undefined {
  useEffect(() => {
    if (needed) void loadMessages(island);
  }, [island, needed]);
  return useSyncExternalStore(
    (changed) => $loaded.listen(changed),
    () => messagesOf(island),
    () => undefined,
  );
}

// Two private-use characters around a placeable's number: no text contains them.
const OPEN = "\ue000";
const CLOSE = "\ue001";

/** A message whose `parts` are elements: each is placed in a `<bdi>` where the message has it. */
export function Words({
  say,
  id,
  args,
  parts,
}: {
  readonly say: Translate;
  readonly id: string;
  readonly args?: MessageArgs;
  readonly parts: Readonly<Record<string, ReactNode>>;
}): ReactNode {
  const names = Object.keys(parts);
  const marked = Object.fromEntries(names.map((name, at) => [name, `${OPEN}${at}${CLOSE}`]));
  const text = say(id, { ...args, ...marked });
  return text.split(OPEN).map((piece, at) => {
    const [number = "", rest] = piece.split(CLOSE);
    const name = names[Number(number)];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence do not move
    if (rest === undefined || name === undefined) return <Fragment key={at}>{piece}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence do not move
      <Fragment key={at}>
        <bdi dir={directionOf(parts[name])}>{parts[name]}</bdi>
        {rest}
      </Fragment>
    );
  });
}

/** A number keeps its sign before it: without a letter, a part would take the direction of the page. */
function directionOf(part: ReactNode): "ltr" | undefined {
  return typeof part === "string" && /^[+-][\d.]+$/.test(part) ? "ltr" : undefined;
}
