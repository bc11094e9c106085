/** Builds from an operator that fails: what is reported, what is kept, what stays served. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT, run } from "../lib/program.mjs";
import { setStage } from "../lib/stage.mjs";

let stage;
/** Digest of the last site that was built without failures. */
let whole;

before(async () => {
  stage = await setStage({ matches: 60 });
  whole = await digest();
});
after(() => stage?.strike());

test("a second build writes nothing and says so", async () => {
  const before = await times();
  const { stdout, stderr } = await stage.build();
  assert.match(stdout + stderr, /kept/);
  assert.deepEqual(await times(), before);
});

test("an operator that fails twice is retried", async () => {
  await stage.operator.control("fail", { path: "/api/v2/matches", times: 2, status: 500 });
  const { code, stderr } = await build();
  assert.equal(code, 0, stderr);
});

test("a truncated answer fails the build and leaves the site as it was", async () => {
  await stage.operator.control("fail", { path: "/api/v2/tournaments", times: 50, truncate: true });
  await refused(await build(), [/tournaments/, /hint: /]);
  await mend();
});

test("an operator that keeps failing fails the build and leaves the site as it was", async () => {
  await stage.operator.control("fail", { path: "/api/v2/sports", times: 50, status: 503 });
  await refused(await build(), [/sports/, /503/, /hint: /]);
  await mend();
});

test("markets that cannot be fetched are kept, and the build reports it", async () => {
  await stage.operator.control("fail", { path: "/api/v2/matches/", times: 1000, status: 401 });
  const { code, stderr } = await build();
  assert.equal(code, 0, stderr);
  assert.match(stderr, /cannot read the markets of \d+ matches, which keep their stored ones/);
  assert.match(stderr, /401/);
  assert.equal(await digest(), whole);
  await mend();
});

test("an unreachable operator fails the build and leaves the site as it was", async () => {
  await refused(await build({ api: "http://127.0.0.1:9" }), [/127\.0\.0\.1:9/, /hint: /]);
});

test("a typo in a template is reported with its line", async () => {
  const result = await withProject(async (root) => {
    const file = join(root, "templates/pages/league.html");
    const text = await readFile(file, "utf8");
    const spoilt = text.replace("block", "blok");
    assert.notEqual(spoilt, text);
    await writeFile(file, spoilt);
  });
  await refused(result, [/templates\/pages\/league\.html/, /blok/, /hint: |help: /]);
});

test("a mistake in a message file is reported with its position", async () => {
  const result = await withProject(async (root) => {
    const broken = join(root, "locales/ar/islands/odds.ftl");
    await writeFile(broken, `${await readFile(broken, "utf8")}\nthis is { not a message\n`);
  });
  await refused(result, [/locales\/ar\/islands\/odds\.ftl:\d+/, /not a message/, /hint: |help: /]);
});

test("a message that one language lacks is the English one, and reported", async () => {
  const { code, stderr } = await withProject((root) => forget(root, ["ar"]));
  assert.equal(code, 0, stderr);
  assert.match(stderr, /ar: 1 message missing, the English text is used/);
  assert.match(stderr, /(hint|help): .*check --all/);
  await stage.build();
  whole = await digest();
});

test("a message that every language lacks is shown as its key, and reported", async () => {
  const { code, stderr } = await withProject((root) => forget(root, ["ar", "en"]));
  assert.equal(code, 0, stderr);
  assert.match(stderr, /en-ZA, ar: 1 message in no language, the key is shown/);
  assert.match(await readFile(join(stage.out, "site/live.html"), "utf8"), />odds-live</);
  await stage.build();
  whole = await digest();
});

/** Removes a message from the files of these languages. */
async function forget(root, locales) {
  for (const locale of locales) {
    const file = join(root, "locales", locale, "islands/odds.ftl");
    const text = await readFile(file, "utf8");
    const without = text.replace(/^odds-live = .*\n/m, "");
    assert.notEqual(without, text, locale);
    await writeFile(file, without);
  }
}

function build({ api = stage.operator.url, root = ROOT } = {}) {
  return run(["build", "--api", api, "--out", stage.out, "--locales", "en-ZA,ar"], { root });
}

/** Builds from a copy of the project that `spoil` has changed. */
async function withProject(spoil) {
  const root = await mkdtemp(join(tmpdir(), "sportsbook-project-"));
  try {
    for (const folder of ["content", "locales", "templates", "islands/build"]) {
      await cp(join(ROOT, folder), join(root, folder), { recursive: true });
    }
    await spoil(root);
    return await build({ root });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Ends the faults. The operator's clock jumps to the present with that, and the site is built anew for it. */
async function mend() {
  await stage.operator.control("reset");
  await stage.operator.control("clock", { stop: true });
  await stage.build();
  whole = await digest();
}

async function refused({ code, stderr }, words) {
  assert.notEqual(code, 0, "the build reported success");
  for (const word of words) assert.match(stderr, word);
  const answer = await fetch(stage.site);
  assert.equal(answer.status, 200);
  assert.equal(await digest(), whole);
}

/** Every file of the output with its time, except for files that a build only opens: lock and
/** state. */
async function times() {
  const all = await readdir(stage.out, { recursive: true });
  const files = all.filter((file) => !["state", "state/lock", "state/state.redb"].includes(file));
  const entries = files
    .sort()
    .map(async (file) => [file, (await stat(join(stage.out, file))).mtimeMs]);
  return Object.fromEntries(await Promise.all(entries));
}

async function digest() {
  const site = join(stage.out, "site");
  const hash = createHash("sha256");
  for (const file of (await readdir(site, { recursive: true })).sort()) {
    const path = join(site, file);
    if ((await stat(path)).isFile()) hash.update(file).update(await readFile(path));
  }
  return hash.digest("hex");
}
