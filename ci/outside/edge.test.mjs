/** The headers of an https site, graded by outside tools. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { mustRun, start } from "../lib/program.mjs";
import { copyProject } from "../lib/project.mjs";
import { frontWithTls } from "../lib/tls-front.mjs";

const run = promisify(execFile);
const SCAN = join(dirname(fileURLToPath(import.meta.url)), "scan.mjs");
/** Texts of `content/site.toml`, and what an https site with two strangers has in their place. */
const EDITS = [
  ['origin = "https://sportsbook.example"\n', 'origin = "https://localhost"\n'],
  [
    "[api]\n",
    '[api]\npublic = "https://api.example"\npush = "wss://push.example/connection/websocket"\n',
  ],
  ["[security]\n", '[security]\nframe_ancestors = ["https://host.example"]\n'],
  [
    "[indexnow]\n",
    '[[security.origins]]\norigin = "https://pay.example"\nfor = ["frame", "connect"]\n\n[indexnow]\n',
  ],
];

let folder;
let project;
let site;
let front;
let document;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "sportsbook-edge-"));
  project = await copyProject(["content"]);
  const { root, edit } = project;
  for (const [from, to] of EDITS) await edit("content/site.toml", from, to);
  const sandbox = await start(["sandbox", "--port", "0", "--matches", "30"]);
  const out = join(folder, "dist");
  try {
    await mustRun(["build", "--api", sandbox.url, "--out", out, "--locales", "en-ZA,ar"], { root });
  } finally {
    await sandbox.stop();
  }
  document = JSON.parse(await readFile(join(out, "headers.json"), "utf8"));
  site = await start(["serve", "--out", out, "--port", "0"], { root });
  front = await frontWithTls(site.url, document, folder);
});
after(async () => {
  await front?.close();
  await site?.stop();
  await project?.remove();
  await rm(folder, { recursive: true, force: true });
});

test("the Observatory gives A+", async () => {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: front.certificate };
  const { stdout } = await run(process.execPath, [SCAN, front.https, front.http], { env });
  const { grade, score, tests } = JSON.parse(stdout);
  assert.deepEqual(
    tests.filter(({ pass }) => !pass),
    [],
  );
  assert.equal(grade, "A+", JSON.stringify({ score, tests }, null, 2));
});

test("the CSP evaluator finds nothing more severe than information", async () => {
  for (const path of ["/", "/ar", "/nothing", "/soccer/"]) {
    const answer = await fetch(site.url + path, { redirect: "manual" });
    const policy = answer.headers.get("content-security-policy");
    assert.equal(policy, document.headers["content-security-policy"], path);
    const found = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const above = found.filter(({ severity }) => severity < Severity.INFO);
    assert.deepEqual(above, [], policy);
  }
});

test("the policy allows what the settings name, and denies the rest", () => {
  const policy = document.headers["content-security-policy"];
  const directives = new Map(
    policy.split("; ").map((directive) => {
      const [name, ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
  assert.deepEqual(directives.get("default-src"), ["'none'"]);
  assert.deepEqual(directives.get("frame-ancestors"), ["'self'", "https://host.example"]);
  assert.deepEqual(directives.get("frame-src"), [
    "'self'",
    "https://api.example",
    "https://pay.example",
  ]);
  assert.deepEqual(directives.get("connect-src"), [
    "'self'",
    "https://api.example",
    "wss://push.example",
    "https://pay.example",
  ]);
});

test("the policy allows the scripts that pages name", async () => {
  const policy = document.headers["content-security-policy"];
  for (const path of ["/", "/ar", "/live"]) {
    const html = await (await fetch(site.url + path)).text();
    const named = [...html.matchAll(/<(?:script|link) [^>]*integrity="([^"]+)"/g)];
    assert.equal(named.length, 2, path);
    assert.equal([...html.matchAll(/<script [^>]*src=/g)].length, 1, path);
    for (const [, hash] of named) assert.ok(policy.includes(`'${hash}'`), `${path}: ${hash}`);
  }
});
