import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shorten } from "./push-client.mjs";

const path = "node_modules/centrifuge/build/index.mjs";
const client = readFileSync(new URL(path, import.meta.url), "utf8");

test("what no page reaches is gone, and the rest is as it was", () => {
  const short = shorten(client);
  for (const gone of ["sockjsOptions);", "unknown delta operator", "ReflectOwnKeys"]) {
    expect(client).toContain(gone);
    expect(short).not.toContain(gone);
  }
  const kept = client.slice(
    client.indexOf("class Subscription"),
    client.indexOf("class SockjsTransport"),
  );
  expect(short).toContain(kept);
  expect(short).toContain("new this.options.webtransport");
});

test("a letter that comes in two parts is read whole, by each stream", () => {
  expect(client).not.toContain("stream: true");
  expect(shorten(client).split("decode(value, { stream: true })")).toHaveLength(3);
});

test("a client that is written otherwise fails the build", () => {
  const other = client.replace("class SockjsTransport {", "class Sockjs {");
  expect(() => shorten(other)).toThrow("class SockjsTransport");
  const mended = client.replace("decoder.decode(value)", "decoder.decode(value, {})");
  expect(() => shorten(mended)).toThrow("2 times");
});
