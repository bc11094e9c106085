/** Steps of a visitor that several tests share. */
import { PHONE, WIDE } from "./browser.mjs";
import { eventually } from "./eventually.mjs";
import { DEFAULT } from "./languages.mjs";
import { keyOf } from "./price-keys.mjs";
import { settled } from "./taps.mjs";

/** Path of a page in a language: the default one has no prefix. */
export function path(locale, rest = "") {
  return locale === DEFAULT ? rest || "/" : `/${locale}${rest}`;
}

/** Opens a page and waits until it is loaded and its islands are hydrated. */
export async function visit(page, url) {
  await page.goto(url, { waitUntil: "load" });
  await islandsAwake(page);
}

/**
 * Waits until a page loads nothing more for a while. Not by Playwright's `networkidle`: for it the script
 * of the shared worker never finishes.
 */
export async function loadedAll(page) {
  const count = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  await page.waitForLoadState("load");
  let before = -1;
  for (let still = 0; still < 5; ) {
    const now = await count();
    still = now === before ? still + 1 : 0;
    before = now;
    await page.waitForTimeout(150);
  }
}

/** Holds calls to some URLs back; returns a function that lets them, and later ones, through. */
export async function hold(page, ...urls) {
  let release;
  const released = new Promise((resolve) => {
    release = resolve;
  });
  const wait = async (route) => {
    await released;
    await route.continue();
  };
  for (const url of urls) await page.route(url, wait);
  return release;
}

/** Follows the first visible link to `href`. */
export async function follow(page, href) {
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await page.waitForURL(`**${href}`, { waitUntil: "load" });
  await islandsAwake(page);
}

/**
 * Waits until every island that hydrates by itself has done so, where React leaves its fibre on the root, and
 * until those are kept that need no React. Code of the page marks them: with a faked clock there is no other sign.
 */
export async function islandsAwake(page) {
  await page.waitForFunction(() => {
    const roots = [...document.querySelectorAll("sb-island[when=load] > .sb-root")];
    const kept = ["alerts", "odds-list", "scoreboard"].map(
      (name) => `sb-island[data-name=${name}]`,
    );
    return (
      roots.every((root) => Object.keys(root).some((key) => key.startsWith("__reactContainer$"))) &&
      [...document.querySelectorAll(kept.join())].every(({ dataset }) => "awake" in dataset)
    );
  });
}

/** Picks a visible price that can be picked; returns its key. */
export async function pick(price) {
  await price.scrollIntoViewIfNeeded();
  await price.click();
  return keyOf(price);
}

/** Prices that can be picked. */
export function openPrices(scope) {
  return scope.locator("button[data-outcome]:enabled:visible");
}

/** Opens the slip where it is not always visible, and waits for what is in it. */
export async function openSlip(page) {
  if (page.viewportSize().width < WIDE.width) {
    await eventually(async () => {
      if ((await page.locator("html").getAttribute("data-slip")) === "open") return;
      // On a tablet the bar takes the button's place.
      const [button, bar] = [".tabbar [data-slip-toggle=slip]", ".slip-bar"].map((it) =>
        page.locator(`${it}:visible`),
      );
      const toggle = ((await button.count()) > 0 ? button : bar).first();
      // A background tab makes one frame a second, and a click waits for two.
      await toggle.click({ timeout: 3_000 });
    }, 20_000);
    // The sheet has come to lie under the finger that opened it.
    await settled(page);
  }
  await page.locator("#slip").waitFor({ state: "visible" });
  // Its code and words come with the first pick, or when it is opened.
  await page.locator(".slip-waiting").waitFor({ state: "detached" });
}

/** Closes the slip where it covers the page. */
export async function closeSlip(page) {
  if (!isPhone(page)) return;
  await page.keyboard.press("Escape");
  await page.locator("html:not([data-slip=open])").waitFor({ state: "attached" });
}

/** Fills in and submits the open sign-in dialog. */
export async function fillSignIn(
  page,
  { email = "player@example.com", password = "password" } = {},
) {
  await page.getByTestId("sign-in-email").fill(email);
  await page.getByTestId("sign-in-password").fill(password);
  await page.getByTestId("sign-in-submit").click();
}

function isPhone(page) {
  return page.viewportSize().width <= PHONE.width;
}
