/** The islands' components, by name, as their entries register them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ComponentType } from "react";

const MANIFEST = fileURLToPath(new URL("../build/manifest.json", import.meta.url));

/** The component of an island. */
export async function components(name: string): Promise<ComponentType<Record<string, unknown>>> {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, string>;
  const sprite = readFileSync(
    new URL(`../build/${manifest["icons.svg"]}`, import.meta.url),
    "utf8",
  );
  Object.assign(globalThis, {
    ICONS_URL: `/${manifest["icons.svg"]}`,
    FLAGS_URL: `/${manifest.flags}`,
    ICON_NAMES: [...sprite.matchAll(/<symbol[^>]*\bid="([^"]+)"/g)].map(([, id]) => id),
  });
  await import("../src/islands");
  const { registered } = await import("../src/runtime/register");
  return registered(name);
}
