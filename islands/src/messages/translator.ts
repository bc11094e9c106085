/**
 * Formats messages with Fluent. Without bidi isolation marks: what is put into a message is isolated
 * by `<bdi>` (see `words.tsx`). Numbers stay in Latin digits, as prices and money are.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** What is put into a message. */
export type MessageArgs = Readonly<Record<string, FluentVariable>>;

/** Says a message in the page's language. A missing one shows its id, and is told once. */
export type Translate = (id: string, args?: MessageArgs) => string;

/** A translator over the text of a Fluent file. */
export function translator(tag: string, source: string): Translate {
  const bundle = new FluentBundle(`${tag}-u-nu-latn`, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(source))) {
    tell("a message could not be read", error);
  }
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) {
      tell(id, "there is no such message");
      return id;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors[0]) tell(id, errors[0]);
    return text;
  };
}

const told = new Set<string>();

function tell(id: string, reason: unknown): void {
  if (told.has(id)) return;
  told.add(id);
  console.warn(`message "${id}" could not be said:`, reason);
}
