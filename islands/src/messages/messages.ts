/**
 * The words of the islands: the locale's `islands.ftl` and what formats it, loaded once and only
 * when an island first needs them. Prerendered words come with the page; these are for what the
 * browser says later.
 */
import { atom, type ReadableAtom } from "nanostores";
import { siteConfig } from "../api/config";
import { untilItWorks } from "../api/patience";
import type { Translate } from "./translator";

export type { MessageArgs, Translate } from "./translator";

const $translate = atom<Translate | undefined>(undefined);

/** The page's words; undefined until they are loaded. */
export const $messages: ReadableAtom<Translate | undefined> = $translate;

let loading: Promise<Translate> | undefined;

/** Loads the words, once. Tries again until it works: a slip without words is of no use. */
export function loadMessages(): Promise<Translate> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Translate> {
  const { messages, tag } = siteConfig();
  const translate = await untilItWorks(
    async () => {
      const [{ translator }, response] = await Promise.all([
        import("./translator"),
        fetch(messages),
      ]);
      if (!response.ok) throw new Error(`${messages} answered ${response.status}`);
      return translator(tag, await response.text());
    },
    (error) => console.warn("the words could not be loaded yet:", error),
  );
  $translate.set(translate);
  return translate;
}
