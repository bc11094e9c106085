/** Rules that every stylesheet keeps. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { laterIcons, pageIcons } from "./icons.mjs";
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

/** The names of the icons in rules. */
function iconsIn(rules: string): string[] {
  return [...rules.matchAll(/\.icon-([\w-]+)\{--icon/g)].map(([, name = ""]) => name);
}

test("every icon of code is in the stylesheet of pages, or in one that is loaded later", async () => {
  const css = FILES.map((file) => readFileSync(join(FOLDER, file), "utf8")).join("\n");
  const later = [...css.matchAll(/@import "icons:later\/([^"]+)"/g)];
  const names = later.flatMap(([, names = ""]) => names.split(","));
  const drawn = new Set([...iconsIn(await pageIcons()), ...iconsIn(await laterIcons(names))]);
  const typed = readFileSync(join(FOLDER, "../../islands/src/icons/names.ts"), "utf8");
  const asked = [...typed.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !drawn.has(name))).toEqual([]);
});

test("an icon is one path, and has one drawing", async () => {
  const files = (interfaceIcons: string, links: string) => async (path: string) => {
    const name = /(\w+)\.svg$/.exec(path)?.[1];
    const symbols = { interface: interfaceIcons, links, sports: icon("sport", "M1 1") };
    return `<svg>${symbols[name as keyof typeof symbols]}</svg>`;
  };
  const icon = (id: string, path: string) =>
    `<symbol id="${id}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
  const rules = await pageIcons(files(icon("a", "M2 2h1"), icon("b", "M3 3h1")));
  expect(rules).toContain(".sport-sport{--icon:0}\n.icon-a{--icon:1}\n.icon-b{--icon:2}");
  expect(rules).toContain("<path transform='translate(0 48)' d='M3 3h1'/>");
  await expect(pageIcons(files(icon("a", "M2 2h1"), icon("a", "M3 3h1")))).rejects.toThrow(
    'the icon "a" has one drawing in templates/icons/interface.svg and another in links.svg',
  );
  await expect(
    pageIcons(files('<symbol id="a"><circle r="1"/></symbol>', icon("b", "M3 3h1"))),
  ).rejects.toThrow("templates/icons/interface.svg has 1 symbols");
  await expect(laterIcons(["gone"])).rejects.toThrow("later.svg has no symbol");
});
