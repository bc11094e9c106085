import { beforeEach, expect, it, vi } from "vitest";
import { STORED } from "../../core/stored-keys";
import { atSignOut, followLeaving, leaveBrowser, PERSONAL } from "./leave-browser";

const AREAS = ["local", "session"] as const;
const storages = { local: localStorage, session: sessionStorage };
const own = vi.fn();
atSignOut(own);
followLeaving();

/** Every key with some value. */
function fill(): void {
  for (const area of AREAS) {
    for (const key of Object.keys(STORED[area])) {
      if (key !== "signedOut") storages[area].setItem(key, '"x"');
    }
  }
}

/** The keys that are gone. */
const gone = (area: "local" | "session") =>
  Object.keys(STORED[area]).filter((key) => storages[area].getItem(key) === null);

/** The keys that the table says go. */
const personal = (area: "local" | "session") =>
  Object.entries(STORED[area])
    .filter(([, { atSignOut }]) => atSignOut === "goes")
    .map(([key]) => key);

/** Another tab has signed out: it has removed what all tabs share. */
function leftElsewhere(count: number): void {
  localStorage.setItem("signedOut", String(count));
  window.dispatchEvent(new StorageEvent("storage", { key: "signedOut" }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  own.mockClear();
  fill();
});

it("what is removed is what the table says", () => {
  for (const area of AREAS) expect([...PERSONAL[area]].sort()).toEqual(personal(area).sort());
});

it("what is personal goes at sign-out, and the slip stays", () => {
  leaveBrowser();
  for (const area of AREAS) expect(gone(area)).toEqual(personal(area));
  expect(sessionStorage.getItem("bets")).toBe('"x"');
  expect(own).toHaveBeenCalledOnce();
});

it("another tab follows, once for each sign-out", () => {
  leftElsewhere(1);
  expect(gone("session")).toEqual(personal("session"));
  expect(own).toHaveBeenCalledOnce();
  leftElsewhere(1);
  expect(own).toHaveBeenCalledOnce();
  leftElsewhere(2);
  expect(own).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(own).toHaveBeenCalledTimes(2);
});

it("a page that comes back from the back-forward cache follows a sign-out that it missed", () => {
  sessionStorage.setItem("signedOut", "1");
  localStorage.setItem("signedOut", "2");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(gone("session")).toEqual(personal("session"));
  expect(own).toHaveBeenCalledOnce();
});

it("a tab that was not loaded follows with its next page", () => {
  localStorage.setItem("signedOut", "7");
  sessionStorage.setItem("signedOut", "6");
  followLeaving();
  expect(gone("session")).toEqual(personal("session"));
  expect(sessionStorage.getItem("signedOut")).toBe("7");
  fill();
  followLeaving();
  expect(sessionStorage.getItem("typed")).toBe('"x"');
});

it("a new tab forgets no search", () => {
  localStorage.setItem("signedOut", "7");
  followLeaving();
  expect(localStorage.getItem("searches")).toBe('"x"');
});
