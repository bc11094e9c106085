/**
 * The words of the islands: a file for each island, loaded with its code and not before, and what
 * formats them. Prerendered words come with the page; these are for what the browser says later.
 */
import { atom } from "nanostores";
import { siteConfig } from "../api/config";
import { untilItWorks } from "../api/patience";
import type { Translate, Translator } from "./translator";

export type { MessageArgs, Translate } from "./translator";

/** What several islands say. Loaded with the words of any of them. */
export const SHARED = "shared";

/** Islands whose words are there. A new set whenever one comes. */
export const $spoken = atom<ReadonlySet<string>>(new Set());

const loading = new Map<string, Promise<Translate>>();
let translating: Promise<Translator> | undefined;
let say: Translate | undefined;

/**
 * Loads the words of an island (`locales/{language}/islands/{island}.ftl`), once, with those that it
 * shares with others. Tries again until it works: a slip without words is of no use.
 */
export function loadMessages(island: string): Promise<Translate> {
  let promise = loading.get(island);
  if (!promise) {
    promise = load(island);
    loading.set(island, promise);
  }
  return promise;
}

/** Loads the words of an island beside its code: they are there as soon as it is, not after it. */
export function withMessages<T>(island: string, code: Promise<T>): Promise<T> {
  void loadMessages(island);
  return code;
}

/** What says the words of an island; undefined until they are loaded. */
export function messagesOf(island: string): Translate | undefined {
  return $spoken.get().has(island) ? say : undefined;
}

async function load(island: string): Promise<Translate> {
  translating ??= patiently(async () =>
    (await import("./translator")).translator(siteConfig().tag),
  );
  const [translator, source] = await Promise.all([
    translating,
    patiently(() => fetchWords(`${siteConfig().messages}/${island}.ftl`)),
    island === SHARED ? undefined : loadMessages(SHARED),
  ]);
  translator.add(source);
  say = translator.say;
  $spoken.set(new Set([...$spoken.get(), island]));
  return translator.say;
}

async function fetchWords(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

function patiently<T>(load: () => Promise<T>): Promise<T> {
  return untilItWorks(load, (error) => console.warn("words could not be loaded yet:", error));
}
