import { beforeEach, expect, test } from "vitest";
import { addressOf, takeCode } from "./share-address";

beforeEach(() => history.replaceState({ kept: 1 }, "", "/soccer"));

test("a code is taken once, and the rest of the address and the history stay", () => {
  history.replaceState({ kept: 1 }, "", "/ar/soccer?time=today&betcode=K7QM2P#top");
  expect(takeCode()).toBe("K7QM2P");
  expect(location.pathname + location.search + location.hash).toBe("/ar/soccer?time=today#top");
  expect(history.state).toEqual({ kept: 1 });
  expect(takeCode()).toBeNull();
});

test("an address without a code does not change", () => {
  expect(takeCode()).toBeNull();
  expect(location.pathname).toBe("/soccer");
});

test("the link opens the language's home page with the code", () => {
  expect(new URL(addressOf("K7 2", "/ar")).pathname).toBe("/ar");
  expect(new URL(addressOf("K7 2", "/ar")).searchParams.get("betcode")).toBe("K7 2");
});
