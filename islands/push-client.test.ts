import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shorten } from "./push-client.mjs";

const path = "node_modules/centrifuge/build/index.mjs";
const client = readFileSync(new URL(path, import.meta.url), "utf8");

test("what no page reaches is gone, and the rest is as it was", () => {
  const short = shorten(client);
  for (const gone of [
    "new this.options.webtransport",
    "sockjsOptions);",
    "unknown delta operator",
    "ReflectOwnKeys",
  ]) {
    expect(client).toContain(gone);
    expect(short).not.toContain(gone);
  }
  const kept = client.slice(
    client.indexOf("class Subscription"),
    client.indexOf("class SockjsTransport"),
  );
  expect(short).toContain(kept);
});

test("a client that is written otherwise fails the build", () => {
  const other = client.replace("class SockjsTransport {", "class Sockjs {");
  expect(() => shorten(other)).toThrow("class SockjsTransport");
});
