/** The islands' components, by name, as their entries register them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { icons } from "../icons.mjs";
import type { Content } from "../src/plain/jsx-runtime";

/** Islands whose registration also loads words and style, which only a browser can: their code alone. */
const OWN: Readonly<Record<string, () => Promise<unknown>>> = {
  favourites: async () => (await import("../src/favourites/page")).FavouritesPage,
  launch: async () => (await import("../src/account/provider-launch")).Launch,
  limits: async () => (await import("../src/limits/limits-page")).LimitsPage,
  listing: async () => (await import("../src/listing/control")).ListFilter,
  notifications: async () => (await import("../src/notifications/block")).NotificationsBlock,
  profile: async () => (await import("../src/profile/profile-block")).ProfileBlock,
  search: async () => (await import("../src/search/parts")).SearchButton,
  "search-page": async () => (await import("../src/search/parts")).SearchPage,
};

/** Islands that are kept without React: what draws them. */
// biome-ignore lint/suspicious/noExplicitAny: each has its own props
const PLAIN: Readonly<Record<string, () => Promise<(props: any) => Content>>> = {
  "odds-list": async () => (await import("../src/odds/list-view")).listView,
  scoreboard: async () => (await import("../src/scoreboard/board-view")).boardView,
};

/** Whether an island is kept without React, and never hydrated. */
export function isPlain(name: string): boolean {
  return Object.hasOwn(PLAIN, name);
}

const MANIFEST = fileURLToPath(new URL("../build/manifest.json", import.meta.url));

/** The component of an island. */
export async function components(name: string): Promise<ComponentType<Record<string, unknown>>> {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, string>;
  Object.assign(globalThis, {
    ICONS: await icons("interface"),
    SPORT_ICONS: JSON.stringify(await icons("sports")),
    FLAGS_URL: `/${manifest.flags}`,
    STYLE_URLS: "{}",
    // An entry may listen to the page, or look for something in it. There is none here.
    addEventListener() {},
    document: { querySelector: () => null },
  });
  const plain = PLAIN[name];
  if (plain) {
    const view = await plain();
    return (props) => asReact(view(props));
  }
  const own = OWN[name];
  if (own) return (await own()) as ComponentType<Record<string, unknown>>;
  await import("../src/islands");
  const { registered } = await import("../src/runtime/register");
  return await registered(name);
}

/** The same content as React's, which can render it to a text. */
function asReact(content: Content): ReactNode {
  if (Array.isArray(content)) {
    return createElement(Fragment, null, ...content.map((one: Content) => asReact(one)));
  }
  if (content === null || typeof content !== "object") return content as ReactNode;
  const { type, props } = content as Exclude<typeof content, readonly Content[]>;
  const { children, ...attributes } = props;
  if (children === undefined) return createElement(type, attributes);
  return createElement(type, attributes, asReact(children as Content));
}
