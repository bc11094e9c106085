/** Rules that every stylesheet keeps. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LATER_STYLES } from "./islands.mjs";
import { PAGE_STYLES } from "./styles.mjs";

const FOLDER = fileURLToPath(new URL("../templates/styles/", import.meta.url));

const FILES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

/** Selectors with `:hover` that also apply where a touch leaves a hover behind. */
function hoversOnTouch(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [, text = "", end] of bare.matchAll(/([^{}]*)([{}])/g)) {
    if (end === "}") {
      around.pop();
      continue;
    }
    const prelude = text.slice(text.lastIndexOf(";") + 1).trim();
    around.push(prelude);
    const isGuarded = around.some(
      (one) => one.startsWith("@media") && one.includes("hover: hover"),
    );
    if (prelude.includes(":hover") && !isGuarded) found.push(prelude);
  }
  return found;
}

test("a stylesheet's hovers are found", () => {
  const guarded = "@media (hover: hover) { a:hover { color: red; } }";
  expect(hoversOnTouch(guarded)).toEqual([]);
  expect(
    hoversOnTouch(`${guarded} @media print { a { color: red; &:hover { top: 0; } } }`),
  ).toEqual(["&:hover"]);
});

test.each(FILES)("%s styles a hover only where there is hover", (file) => {
  expect(hoversOnTouch(readFileSync(join(FOLDER, file), "utf8"))).toEqual([]);
});

test("every stylesheet is loaded with all pages, with some, or with code", () => {
  const loaded = new Set(["main.css", ...Object.values({ ...LATER_STYLES, ...PAGE_STYLES })]);
  // A set is walked to what is added on the way.
  for (const file of loaded) {
    const css = readFileSync(join(FOLDER, file), "utf8");
    for (const [, other = ""] of css.matchAll(/@import "\.\/([^"]+)"/g)) loaded.add(other);
  }
  // The build finds those in folders by itself.
  expect(FILES.filter((file) => !file.includes("/") && !loaded.has(file))).toEqual([]);
});
