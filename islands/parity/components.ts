/** The islands' components, by name, as their entries register them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ComponentType } from "react";
import { icons } from "../icons.mjs";

/** Islands whose registration also loads words and style, which only a browser can: their code alone. */
const OWN: Readonly<Record<string, () => Promise<unknown>>> = {
  launch: async () => (await import("../src/account/launch")).Launch,
  listing: async () => (await import("../src/listing/control")).ListFilter,
  search: async () => (await import("../src/search/parts")).SearchButton,
  "search-page": async () => (await import("../src/search/parts")).SearchPage,
};

const MANIFEST = fileURLToPath(new URL("../build/manifest.json", import.meta.url));

/** The component of an island. */
export async function components(name: string): Promise<ComponentType<Record<string, unknown>>> {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, string>;
  Object.assign(globalThis, {
    ICONS: await icons("interface"),
    SPORT_ICONS: await icons("sports"),
    FLAGS_URL: `/${manifest.flags}`,
    // An entry may listen to the page, or look for something in it. There is none here.
    addEventListener() {},
    document: { querySelector: () => null },
  });
  const own = OWN[name];
  if (own) return (await own()) as ComponentType<Record<string, unknown>>;
  await import("../src/islands");
  const { registered } = await import("../src/runtime/register");
  return await registered(name);
}
