/** Rules that every stylesheet keeps. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

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
