/** The client of the push without what no page reaches (`trim.mjs`). */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { trimmed } from "./trim.mjs";

const FILE = createRequire(import.meta.url)
  .resolve("centrifuge")
  .replace(/js$/, "mjs");
const published = await readFile(FILE, "utf8");

const methodsOf = (code: string) =>
  new Set(
    [...code.matchAll(/^\s*(?:static )?(?:get |async )?(\w+)\(.*\) \{$/gm)].map(([, it]) => it),
  );

test("what our code calls stays, with what that reaches", async () => {
  const left = methodsOf(await trimmed(published));
  for (const name of [
    "connect",
    "newSubscription",
    "removeSubscription",
    "_refresh",
    "decodeReplies",
  ])
    expect(left).toContain(name);
});

test("subscriptions to maps and shared polls, deltas and calls go", async () => {
  const code = await trimmed(published);
  const left = methodsOf(code);
  for (const name of [
    "rpc",
    "presence",
    "newMapSubscription",
    "_mapSubscribe",
    "applyDeltaIfNeeded",
  ]) {
    expect(methodsOf(published)).toContain(name);
    expect(left).not.toContain(name);
  }
  expect(code).not.toMatch(/this\._sharedPollEpoch|this\._mapCursor/);
});

test("a client with other names is refused: what is constant in it has to be read again", async () => {
  const other = published.replaceAll("_sharedPoll ", "_polled ");
  await expect(trimmed(other)).rejects.toThrow('the push client has no "_sharedPoll"');
});
