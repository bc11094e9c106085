/**
 * Bundles the page's stylesheet again and again, for `sportsbook dev`: for each line of its input it writes
 * a line with JSON, `{css}` or `{error}`.
 *
 *   node style-server.mjs
 */
import { createInterface } from "node:readline";
import { bundlePageStyle } from "./styles.mjs";

for await (const _ of createInterface({ input: process.stdin })) {
  const answer = await bundlePageStyle({ logLevel: "silent" }).then(
    (css) => ({ css: String(Buffer.from(css)) }),
    (error) => ({ error: describe(error) }),
  );
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

/** A mistake with its place; esbuild's message has neither the folder nor the line. */
function describe(error) {
  const all = (error.errors ?? []).map(({ text, location: at }) =>
    at
      ? `${at.file.replace(/^\.\.\//, "")}:${at.line}:${at.column + 1}: ${text}\n  ${at.lineText}`
      : text,
  );
  return all.length > 0 ? all.join("\n") : error.message;
}
