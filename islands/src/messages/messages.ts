/**
 * The messages of the islands: one file per island, loaded only with its code, and their
 * formatting. Prerendered texts come with the page; these are for texts that appear later in the
 * browser.
 */
import { atom } from "nanostores";
import { siteConfig } from "../api/config";
import { LONGEST_FOR_PARTS, untilItWorks } from "../api/patience";
import { reportError } from "../report/report";
import { cached } from "../state/cached";
import { once } from "../state/once";
import type { Translate, Translator } from "./translator";

export type { MessageArgs, Translate } from "./translator";

/** Messages of several islands. Loaded with those of any island. */
export const SHARED = "shared";

/** Islands whose messages are loaded. A new set whenever one is added. */
export const $loaded = atom<ReadonlySet<string>>(new Set());

const translating = once(
  (): Promise<Translator> =>
    patiently(async () => (await import("./translator")).translator(siteConfig().tag)),
);

const $say = atom<Translate | undefined>(undefined);

/**
 * Loads the messages of an island (`locales/{language}/islands/{island}.ftl`) once, with the shared
 * ones. Retries until it succeeds, because a slip without messages is useless.
 */
export const loadMessages = cached(load);

/** Loads the messages of an island in parallel with its code, so that both are ready together. */
export function withMessages<T>(island: string, code: Promise<T>): Promise<T> {
  void loadMessages(island);
  return code;
}

/** The translate function of an island; undefined until its messages are loaded. */
export function messagesOf(island: string): Translate | undefined {
  return $loaded.get().has(island) ? $say.get() : undefined;
}

async function load(island: string): Promise<Translate> {
  const [translator, source] = await Promise.all([
    translating(),
    patiently(() => fetchWords(`${siteConfig().messages}/${island}.ftl`)),
    island === SHARED ? undefined : loadMessages(SHARED),
  ]);
  translator.add(source);
  $say.set(translator.say);
  $loaded.set(new Set([...$loaded.get(), island]));
  return translator.say;
}

async function fetchWords(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

function patiently<T>(load: () => Promise<T>): Promise<T> {
  const failed = (error: unknown) => reportError(error, "messages could not be loaded yet");
  return untilItWorks(load, failed, LONGEST_FOR_PARTS);
}
