/**
 * An island is written twice, as a macro and as a component. Here both render the same props and
 * must give the same DOM: first as markup, then by hydrating the macro's markup in a browser, where
 * React must neither log an error nor replace a single element.
 */

import type { Browser, Page } from "playwright-core";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { OddsListProps } from "../src/api/props.gen";
import { HYDRATED, LANGUAGES } from "../src/testing/languages";
import { openBrowser, openSite, pageOf, type TestSite } from "./browser";
import { CASES, type Case } from "./cases";
import { components, isPlain, propsOf as readProps } from "./components";
import { listIn, shownOf } from "./lists";
import { type Outline, outline } from "./outline";

const macros = inject("macros");
let browser: Browser;
let site: TestSite;
/** The page in which markup is outlined. */
let page: Page;
/**
 * The tab in which pages are opened, each as a first visit. A tab per page would take most of the
 * test's time.
 */
let tab: Page;
/** Console messages of the page that is open in the tab. */
let logged: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  site = await openSite();
  page = await browser.newPage();
  tab = await browser.newPage();
  tab.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") logged.push(message.text());
  });
  tab.on("pageerror", (error) => logged.push(String(error)));
  await tab.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
    document.addEventListener("DOMContentLoaded", () => {
      const elements = document.querySelectorAll(".sb-root *");
      Object.assign(window, { prerendered: [...elements] });
    });
  });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe.each(LANGUAGES)("$code", (language) => {
  const { code } = language;
  /** What each case's macro and component give, by its name. */
  const outlines = new Map<string, { macro: Outline; react: Outline }>();

  beforeAll(async () => {
    const macro = await outlineAll(CASES.map((one) => macroOf(code, one)));
    const rendered = CASES.map(async (one, at) =>
      render(one, await propsOf(one, code, macro[at]?.props)),
    );
    const react = await outlineAll(await Promise.all(rendered));
    for (const [at, { name }] of CASES.entries()) {
      outlines.set(name, { macro: macro[at] as Outline, react: react[at] as Outline });
    }
  });

  test.each(CASES)("$name: macro and component agree", ({ name }) => {
    const { macro, react } = outlines.get(name) ?? {};
    expect(macro?.lines.length, "the macro must render something to compare").toBeGreaterThan(0);
    expect(react?.lines.join("\n")).toBe(macro?.lines.join("\n"));
  });

  test.each(CASES.filter(({ island }) => island === "odds-list"))(
    "$name: the list is read as it was written",
    (one) => {
      const { id, source, groups, as_of } = one.props as OddsListProps;
      const read = listIn(macroOf(code, one));
      expect(read).toMatchObject({ id, source, as_of });
      expect(read.groups).toEqual(shownOf(groups));
      expect(Object.values(read.labels)).not.toContain("");
    },
  );

  // The markup is the same in every language but for its texts, so a few are enough.
  if (!HYDRATED.includes(language)) return;
  const adopted = CASES.filter((one) => !isPlain(one.island));
  test.each(adopted)("$name: React hydrates the markup", async (one) => {
    const path = `/${code}/${one.name}`;
    site.pages.set(path, await pageOf(language, macroOf(code, one)));
    logged = [];
    await tab.goto(site.origin + path);
    await wakeByTouch(tab);
    await tab.waitForSelector("sb-island[data-awake]", { state: "attached" });
    // Boundaries hydrate one by one after the root: wait until none is left. Of a drawing React
    // adopts only the outermost element.
    await tab.waitForFunction(() => {
      const { prerendered } = window as unknown as { prerendered: Element[] };
      const isKnown = (one: Element) =>
        Object.keys(one.closest("svg") ?? one).some((key) => key.startsWith("__reactFiber"));
      return prerendered.every((one) => !one.isConnected || isKnown(one));
    });
    const replaced = await tab.evaluate(() => {
      const { prerendered } = window as unknown as { prerendered: Element[] };
      return prerendered.filter((one) => !one.isConnected).map((one) => one.outerHTML);
    });
    expect(logged).toEqual([]);
    expect(replaced).toEqual([]);
  });
});

function macroOf(code: string, { name }: Case): string {
  const html = macros[code]?.[name];
  if (html === undefined) throw new Error(`the generator rendered no macro for ${name}`);
  return html;
}

/** The props that a case's macro left: those of a list are read from its elements. */
async function propsOf(one: Case, code: string, script: string | null | undefined) {
  const html = macroOf(code, one);
  return one.island === "odds-list" ? listIn(html) : readProps(one.island, script ?? null, html);
}

/** A case's component with props, as HTML. */
async function render({ name, island }: Case, props: object): Promise<string> {
  try {
    const Component = await components(island);
    return renderToString(createElement(Component, { ...props }));
  } catch (error) {
    throw new Error(`the component of ${name} is not rendered`, { cause: error });
  }
}

/** Outlines all in one call of the browser: a call for each would take most of the test's time. */
function outlineAll(htmls: readonly string[]): Promise<Outline[]> {
  return page.evaluate(`${JSON.stringify(htmls)}.map((html) => (${outline})(html))`);
}

/**
 * Wakes an island that waits for a touch. The touch is on a control beside its markup: some markup has
 * none but prices, which the core answers itself.
 */
function wakeByTouch(where: Page): Promise<void> {
  return where.evaluate(() => {
    const island = document.querySelector('sb-island[when="interaction"]');
    const control = document.createElement("button");
    island?.append(control);
    control.focus();
  });
}
