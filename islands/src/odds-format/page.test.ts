import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ODDS_FORMAT_KEY } from "../core/odds-format-key";
import { priceText } from "../core/price-text";
import { becomes } from "../testing/becomes";
import { CHANGED, CHOSEN } from "./shared/names";

const button = (odds: number, text: string) =>
  `<button data-odds="${odds}"><span class="price-odds">${text}</span></button>`;

const shown = () =>
  [...document.querySelectorAll(".price-odds")].map(({ textContent }) => textContent);

const select = () => document.querySelector("select") as HTMLSelectElement;

const store = (format: string | undefined) => {
  if (format) localStorage.setItem(ODDS_FORMAT_KEY, JSON.stringify(format));
  else localStorage.removeItem(ODDS_FORMAT_KEY);
};

/** A page whose parser has come to the end of `body`, or is still at it. */
function page(body: string, readyState: DocumentReadyState) {
  vi.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  document.documentElement.dataset.oddsWait = "";
  document.body.innerHTML = body;
}

const listening: Parameters<typeof addEventListener>[] = [];

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  const add = globalThis.addEventListener;
  vi.spyOn(globalThis, "addEventListener").mockImplementation((...args) => {
    listening.push(args);
    add(...args);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const [type, listener] of listening.splice(0)) removeEventListener(type, listener);
  Object.assign(globalThis, { sportsbookOdds: undefined });
});

test("prices that the parser has reached are written at once, those after it as it goes on", async () => {
  store("american");
  page(
    `${button(2500, "2.50")}<button data-odds="1500"><span class="price-odds"></span></button>`,
    "loading",
  );
  await import("./page");
  expect(shown()).toEqual(["+150", ""]);
  expect(document.documentElement.dataset.oddsWait).toBeUndefined();

  document.querySelectorAll(".price-odds")[1]?.append("1.50");
  document.body.insertAdjacentHTML("beforeend", button(1850, "–") + button(3000, "3.00"));
  await becomes(() => expect(shown()).toEqual(["+150", "-200", "–", "+200"]));

  document.body.insertAdjacentHTML(
    "beforeend",
    `<select data-odds-format><option>european</option><option>american</option></select>`,
  );
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(select().value).toBe("american");
});

test("another choice is written over the whole page, and back to decimal", async () => {
  page(
    `${button(2500, "2.50")}<select data-odds-format><option>european</option><option>british</option></select>`,
    "complete",
  );
  store("british");
  await import("./page");
  expect(shown()).toEqual(["6/4"]);
  expect(select().value).toBe("british");
  expect(priceText(4333)).toBe("10/3");

  const changed = vi.fn();
  addEventListener(CHANGED, changed);
  store(undefined);
  dispatchEvent(new Event(CHOSEN));
  expect(shown()).toEqual(["2.50"]);
  expect(select().value).toBe("european");
  expect(priceText(4333)).toBe("4.333");
  dispatchEvent(new Event(CHOSEN));
  expect(changed).toHaveBeenCalledTimes(1);
});

test("a choice of another tab, and of a later page of this one, is followed", async () => {
  page(button(1800, "1.80"), "complete");
  store("hongkong");
  await import("./page");
  expect(shown()).toEqual(["0.80"]);
  store("malaysian");
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  expect(shown()).toEqual(["0.80"]);
  dispatchEvent(new StorageEvent("storage", { key: ODDS_FORMAT_KEY }));
  expect(shown()).toEqual(["+0.80"]);
  store("indonesian");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(shown()).toEqual(["-1.25"]);
});

test("a stored value that is no format leaves prices decimal", async () => {
  page(button(1800, "1.80"), "complete");
  store("roman");
  await import("./page");
  expect(shown()).toEqual(["1.80"]);
});
