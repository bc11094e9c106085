/**
 * The words of the islands, formatted with Fluent: the locale's `islands.ftl`, loaded once and only
 * when an island first needs it (spec 2.6 pages come with their own words; these are for what the
 * browser says later).
 *
 * Without bidi isolation marks: what is put into a message is isolated by `<bdi>` (see `words.tsx`).
 * Numbers stay in Latin digits, as prices and money are.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { atom, type ReadableAtom } from "nanostores";
import { untilItWorks } from "../api/patience";
import { siteConfig } from "../core/config";

/** What is put into a message. */
export type MessageArgs = Readonly<Record<string, FluentVariable>>;

/** Says a message in the page's language. A missing one shows its id, and is told once. */
export type Translate = (id: string, args?: MessageArgs) => string;

const $bundle = atom<Translate | undefined>(undefined);

/** The page's words; undefined until they are loaded. */
export const $messages: ReadableAtom<Translate | undefined> = $bundle;

let loading: Promise<Translate> | undefined;

/** Loads the words, once. Tries again until it works: a slip without words is of no use. */
export function loadMessages(): Promise<Translate> {
  loading ??= load();
  return loading;
}

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

async function load(): Promise<Translate> {
  const { messages, tag } = siteConfig();
  const source = await untilItWorks(
    async () => {
      const response = await fetch(messages);
      if (!response.ok) throw new Error(`${messages} answered ${response.status}`);
      return response.text();
    },
    (error) => tell(messages, error),
  );
  const translate = translator(tag, source);
  $bundle.set(translate);
  return translate;
}

const told = new Set<string>();

function tell(id: string, reason: unknown): void {
  if (told.has(id)) return;
  told.add(id);
  console.warn(`message "${id}" could not be said:`, reason);
}
