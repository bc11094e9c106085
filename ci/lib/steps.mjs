/** What a visitor does, in the words of the product: steps that several tests share. */
import { PHONE } from "./browser.mjs";
import { eventually } from "./eventually.mjs";
import { DEFAULT } from "./languages.mjs";

/** Path of a page in a language: the default one has no prefix. */
export function path(locale, rest = "") {
  return locale === DEFAULT ? rest || "/" : `/${locale}${rest}`;
}

/** Opens a page and waits until it is whole and its islands are awake. */
export async function visit(page, url) {
  await page.goto(url, { waitUntil: "load" });
  await islandsAwake(page);
}

/** Follows the first visible link to `href`. */
export async function follow(page, href) {
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await page.waitForURL(`**${href}`, { waitUntil: "load" });
  await islandsAwake(page);
}

/** Waits until every island that wakes by itself is awake: React keeps its fibre on the root. */
export async function islandsAwake(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("sb-island:not([when=interaction]) > .sb-root")].every((root) =>
      Object.keys(root).some((key) => key.startsWith("__reactContainer$")),
    ),
  );
}

/** Takes a price that can be taken and is in view; returns its key. */
export async function pick(price) {
  await price.scrollIntoViewIfNeeded();
  await price.click();
  return price.getAttribute("data-outcome");
}

/** Prices that can be taken. */
export function openPrices(scope) {
  return scope.locator("button[data-outcome]:enabled:visible");
}

/** Opens the slip where it is not always there. A first pick opens it too, maybe at this moment. */
export async function openSlip(page) {
  if (isPhone(page)) {
    await eventually(async () => {
      if ((await page.locator("html").getAttribute("data-slip")) === "open") return;
      const toggle = page.locator("[data-testid=slip-toggle]:visible").first();
      // A tab behind another makes a frame a second, and a click waits for two.
      await toggle.click({ timeout: 3_000 });
    }, 20_000);
  }
  await page.getByTestId("slip").waitFor({ state: "visible" });
}

/** Closes the slip where it covers the page. */
export async function closeSlip(page) {
  if (!isPhone(page)) return;
  await page.keyboard.press("Escape");
  await page.locator("html:not([data-slip=open])").waitFor({ state: "attached" });
}

/** Fills and sends the sign-in dialog, which is open. */
export async function fillSignIn(
  page,
  { email = "player@example.com", password = "password" } = {},
) {
  await page.getByTestId("sign-in-email").fill(email);
  await page.getByTestId("sign-in-password").fill(password);
  await page.getByTestId("sign-in-submit").click();
}

/** The selections in the slip, as they are read: one text each. */
export async function slipTexts(page) {
  const texts = await page.getByTestId("slip-selection").allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, " ").trim());
}

function isPhone(page) {
  return page.viewportSize().width <= PHONE.width;
}
