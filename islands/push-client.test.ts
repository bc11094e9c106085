import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shorten } from "./push-client.mjs";

const path = "node_modules/centrifuge/build/index.mjs";
const client = readFileSync(new URL(path, import.meta.url), "utf8");

test("what no page reaches is gone, and the rest is there", () => {
  const short = shorten(client);
  for (const gone of [
    "sockjsOptions)",
    "unknown delta operator",
    "ReflectOwnKeys",
    "_sharedPollReplayTrack(",
    "newMapSubscription(",
    "presenceStats(",
    "cf_protocol",
  ]) {
    expect(client).toContain(gone);
    expect(short).not.toContain(gone);
  }
  for (const kept of ["new this.options.webtransport", "_dispatchReply(", "emulation()"]) {
    expect(short).toContain(kept);
  }
});

test("every method that is named is there", () => {
  const short = shorten(client);
  const called = new Set(
    [...short.matchAll(/\b(?:this|self|sub)\.(_\w+)\(/g)].map(([, name]) => name),
  );
  const defined = new Set(
    [...short.matchAll(/\n {2}(?:async )?(_\w+)\(/g)].map(([, name]) => name),
  );
  const kept = new Set([...short.matchAll(/\bthis\.(_\w+) = /g)].map(([, name]) => name));
  expect([...called].filter((name) => !defined.has(name) && !kept.has(name))).toEqual([]);
  expect(called.size).toBeGreaterThan(50);
});

test("a client that is written otherwise fails the build", () => {
  const other = client.replace("class SockjsTransport {", "class Sockjs {");
  expect(() => shorten(other)).toThrow("class SockjsTransport");
  const mended = client.replace("this._debounceMs > 0", "0 < this._debounceMs");
  expect(() => shorten(mended)).toThrow("1 times");
});
