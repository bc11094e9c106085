import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { theme } from "./theme.mjs";

const TOKENS = `
/* :root { --surface-raised: #bad; } */
:root { --surface: #111; --surface-raised: #fff; --text: #000 }
:root[data-theme="dark"] { --surface-raised: rgb(1 2 3) }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) { --surface-raised: rgb(1 2 3); }
}`;

it("takes the raised surface of both themes", () => {
  expect(theme(TOKENS)).toEqual({ light: "#fff", dark: "rgb(1 2 3)" });
});

it("understands the project's own tokens", async () => {
  const css = await readFile(new URL("../templates/styles/tokens.css", import.meta.url), "utf8");
  const { light, dark } = theme(css);
  expect(light).not.toBe(dark);
});

it.each([
  [
    "no dark surface",
    TOKENS.replaceAll("--surface-raised: rgb(1 2 3)", ""),
    /for the dark theme.*none/,
  ],
  ["two dark surfaces", TOKENS.replace("rgb(1 2 3)", "#123"), /dark theme.*#123, rgb\(1 2 3\)/],
  ["a variable", TOKENS.replace("#fff", "var(--brand)"), /light theme is var\(--brand\)/],
])("refuses %s", (_, css, message) => {
  expect(() => theme(css)).toThrow(message);
});
