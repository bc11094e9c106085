/**
 * Formats messages with Fluent. Without bidi isolation marks: what is put into a message is isolated
 * by `<bdi>` (see `words.tsx`). Numbers stay in Latin digits, as prices and money are.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** What is put into a message. */
export type MessageArgs = Readonly<Record<string, FluentVariable>>;

/** Says a message in the page's language. A missing one shows its id, and is reported once. */
export type Translate = (id: string, args?: MessageArgs) => string;

/** Says the messages of the files that were added to it. */
export interface Translator {
  readonly say: Translate;
  /** Adds the text of a Fluent file. What two files are made of may be in both. */
  readonly add: (source: string) => void;
}

/** A translator into the language of a tag, without messages. */
export function translator(tag: string): Translator {
  const bundle = new FluentBundle(`${tag}-u-nu-latn`, { useIsolating: false });
  const add = (source: string) => {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  };
  const say: Translate = (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) {
      report(id, "there is no such message");
      return id;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors[0]) report(id, errors[0]);
    return text;
  };
  return { say, add };
}

const reported = new Set<string>();

function report(id: string, reason: unknown): void {
  if (reported.has(id)) return;
  reported.add(id);
  console.warn(`message "${id}" could not be formatted:`, reason);
}
