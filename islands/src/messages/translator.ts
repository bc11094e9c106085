/**
 * Formats messages with Fluent. Without bidi isolation marks: arguments of a message are isolated
 * by `<bdi>` (see `words.tsx`). Numbers stay in Latin digits, as prices and money do.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { reportError } from "../report/report";
import { firstTime } from "../state/first-time";

/** Arguments of a message. */
export type MessageArgs = Readonly<Record<string, FluentVariable>>;

/** Formats a message in the page's language. A missing one shows its id, and is reported once. */
export type Translate = (id: string, args?: MessageArgs) => string;

/** Formats the messages of the files that were added to it. */
export interface Translator {
  readonly say: Translate;
  /** Adds the text of a Fluent file. A message may be in several files. */
  readonly add: (source: string) => void;
}

/** A translator into the language of a tag, without messages. */
export function translator(tag: string): Translator {
  const bundle = new FluentBundle(`${tag}-u-nu-latn`, { useIsolating: false });
  const add = (source: string) => {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  };
  const isFirst = firstTime<string>();
  const report = (id: string, reason: unknown) => {
    if (isFirst(id)) reportError(reason, `message "${id}" could not be formatted`);
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
