/**
 * The whole kit on one page. Nothing is drawn for it: every part is cut from a page of the product, in
 * the state in which it is found there, and lies on the product's own stylesheets. States that a pointer
 * or the keyboard makes are forced by the browser.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../lib/program.mjs";
import { islandsAwake, loadedAll, path, visit } from "../lib/steps.mjs";

/** Parts by title: the page that they are on, their selector, how many, and how they are reached. */
const PARTS = [
  ["Header", "league", ".top", 1],
  ["Sports", "home", ".sports-row", 1],
  ["Tools of a list", "home", ".list-tools", 1],
  ["League line", "home", ".odds-head", 2],
  ["Row, live", "live", ".event-row", 2],
  ["Row, to come", "league", ".event-row", 2],
  ["Scoreboard", "match-live", "sb-island[data-name=scoreboard]", 1],
  ["Tabs of markets", "match", ".market-tabs", 1],
  ["Market", "match", ".market-card", 2],
  ["Footer", "home", ".foot", 1],
  ["Tab bar", "home", ".tabbar", 1],
  ["Error", "not-found", "main", 1],
  ["Menu", "home", "#menu", 1],
  ["Without a connection", "home", ".alerts-root", 1, offline],
];

/** Attributes and classes of a price button by state. */
const PRICE_STATES = {
  rest: {},
  hover: { force: "hover" },
  focus: { force: "focus-visible" },
  chosen: { "aria-pressed": "true" },
  "chosen, focus": { "aria-pressed": "true", force: "focus-visible" },
  up: { class: "price up" },
  down: { class: "price down" },
  suspended: { "data-state": "suspended", disabled: "" },
  gone: { "data-state": "gone", disabled: "" },
};

const BUTTON_STATES = {
  rest: {},
  hover: { force: "hover" },
  pressed: { force: "active" },
  focus: { force: "focus-visible" },
  disabled: { disabled: "" },
  busy: { "aria-busy": "true" },
};

const LAYOUT = `
.kit { padding: 24px; display: grid; gap: 32px; }
.kit > section > h2 { margin-block-end: 12px; font-size: var(--text-l); }
.kit-row { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
.kit-row > figure { margin: 0; }
.kit figcaption { margin-block-start: 4px; color: var(--text-quiet); font-size: var(--text-xs); }
.kit > section { min-inline-size: 0; }
.kit-part { position: relative; inline-size: min(720px, 100vw - 48px); contain: layout; container: odds / inline-size; }
.kit-part > * { position: static; inset: auto; content-visibility: visible; }
.kit-slip { inline-size: min(340px, 100vw - 48px); min-block-size: 480px; contain: layout; }
.kit-slip > * { position: static !important; visibility: visible !important; transform: none !important; inline-size: auto !important; }
.kit-colour { inline-size: 150px; block-size: 44px; border: 1px solid var(--line); border-radius: var(--radius); }
.kit-row > figure > .price { inline-size: 96px; justify-content: center; }
`;

/** Cuts the parts out of the pages of a language, and the dialog in which a player signs in. */
export async function cut(page, { site, kinds, locale }) {
  const parts = [];
  for (const [title, kind, selector, count, reach] of PARTS) {
    await visit(page, `${site}${path(locale, kinds[kind])}`);
    await reach?.(page);
    const found = await page.$$eval(
      selector,
      (all, most) =>
        all.slice(0, most).map((one) => {
          one.removeAttribute("popover");
          return one.outerHTML;
        }),
      count,
    );
    if (found.length === 0) throw new Error(`no ${selector} on ${page.url()}, for "${title}"`);
    parts.push({ title, html: found.join("") });
    await page.context().setOffline(false);
  }
  await visit(page, `${site}${path(locale, kinds.home)}`);
  await page.getByTestId("sign-in").click();
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  const html = await dialog.evaluate((one) => one.outerHTML);
  return [...parts, { title: "Dialog", html }];
}

async function offline(page) {
  await islandsAwake(page);
  await page.context().setOffline(true);
  await page.locator(".alerts-offline").waitFor();
}

/** Turns the open page of the site into the kit. Its context must bypass the content security policy. */
export async function assemble(page, { parts, slips }) {
  const css = await readFile(join(ROOT, "templates/styles/tokens.css"), "utf8");
  const light = css.slice(0, css.indexOf(":root[data-theme"));
  const names = [...light.matchAll(/^ {2}(--[\w-]+): (?:#|color-mix|var\()/gm)].map(([, it]) => it);
  const manifest = JSON.parse(await readFile(join(ROOT, "islands/build/manifest.json"), "utf8"));
  await page.addStyleTag({ content: LAYOUT });
  await page.evaluate(draw, {
    parts,
    slips,
    names,
    styles: ["slip.css", "builder.css", "my-bets.css"].map((name) => `/${manifest[name]}`),
    prices: PRICE_STATES,
    buttons: BUTTON_STATES,
  });
  await force(page);
  await loadedAll(page);
}

/** Runs in the page. */
function draw({ parts, slips, names, styles, prices, buttons }) {
  for (const href of styles) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href }),
    );
  }
  const price = document.querySelector("button.price").outerHTML;
  const kit = Object.assign(document.createElement("div"), { className: "kit" });
  const section = (title) => {
    const row = Object.assign(document.createElement("div"), { className: "kit-row" });
    const heading = Object.assign(document.createElement("h2"), { textContent: title });
    const whole = document.createElement("section");
    whole.append(heading, row);
    kit.append(whole);
    return (content, caption) => {
      const figure = document.createElement("figure");
      const words = Object.assign(document.createElement("figcaption"), {
        textContent: caption,
        dir: "ltr",
      });
      figure.append(content, words);
      row.append(figure);
    };
  };
  const element = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content.firstElementChild;
  };
  const inState = (html, state) => {
    const one = element(html);
    for (const [name, value] of Object.entries(state)) {
      one.setAttribute(name === "force" ? "data-force" : name, value);
    }
    return one;
  };

  document.body.replaceChildren(kit);
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const channels = (colour) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (colour) => {
    const [red, green, blue] = channels(colour).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return ((high + 0.05) / (low + 0.05)).toFixed(1);
  };
  const probe = document.createElement("i");
  kit.append(probe);
  const colourOf = (name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = section("Colours, with their contrast to the page and to what lies on it");
  for (const name of names) {
    const swatch = Object.assign(document.createElement("div"), { className: "kit-colour" });
    swatch.style.background = `var(${name})`;
    const ratios = ["--surface", "--surface-raised"].map((it) =>
      contrast(colourOf(name), colourOf(it)),
    );
    colours(swatch, `${name} ${ratios.join(" / ")}`);
  }
  probe.remove();
  for (const kind of ["button-main", "button-plain"]) {
    const add = section(kind);
    for (const [name, state] of Object.entries(buttons)) {
      add(inState(`<button type="button" class="${kind}">R50.00</button>`, state), name);
    }
  }
  const addPrice = section("Prices");
  for (const [name, state] of Object.entries(prices)) {
    const one = inState(price, { "aria-pressed": "false", ...state });
    if (!("data-state" in state)) {
      one.removeAttribute("data-state");
      one.removeAttribute("disabled");
    }
    addPrice(one, name);
  }
  for (const { title, html } of parts) {
    const part = Object.assign(document.createElement("div"), { className: "kit-part odds" });
    part.dataset.confirmed = "";
    part.innerHTML = html;
    section(title)(part, "");
  }
  const addSlip = section("Bet slip");
  for (const [name, html] of Object.entries(slips)) {
    const part = Object.assign(document.createElement("div"), { className: "kit-slip" });
    part.innerHTML = html;
    addSlip(part, name);
  }
}

/** Has the browser draw elements as under a pointer, or with the focus. */
async function force(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-force]",
  });
  for (const nodeId of nodeIds) {
    const { attributes } = await session.send("DOM.getAttributes", { nodeId });
    const forced = attributes[attributes.indexOf("data-force") + 1];
    const also = forced === "active" ? ["hover"] : forced === "focus-visible" ? ["focus"] : [];
    await session.send("CSS.forcePseudoState", {
      nodeId,
      forcedPseudoClasses: [forced, ...also],
    });
  }
}
