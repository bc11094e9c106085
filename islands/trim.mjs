/**
 * Leaves out what the client of the push contains and no page reaches: subscriptions to maps and shared polls, deltas,
 * calls. The client is published as one file of a few classes, and a bundler leaves out whole classes, but no methods.
 *
 * 1. A property that has one value for ever, because we never pass the option that sets another, becomes that value
 *    (`ALWAYS`), and nothing is written to one that nothing reads. esbuild then drops what cannot happen.
 * 2. A method is dropped when nothing that is reached has its name: neither as a name nor in a string. That is safe as
 *    long as no name is put together while the client runs.
 * 3. Of Node's emitter, of which the file has a copy, our own does what is used (`src/push/emitter.ts`).
 *
 * Everything else is the published code. The tests of `src/push/` run it like this (`vitest.config.ts`).
 */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "acorn";
import { transform } from "esbuild";

const PUSH = join(dirname(fileURLToPath(import.meta.url)), "src/push");

/** The client's file. */
export const CLIENT = /[\\/]centrifuge[\\/]build[\\/]index\.mjs$/;

/** The function with the copy of Node's emitter. */
const EMITTER = "requireEvents";

/** Private properties of the client with the value that each always has. */
const ALWAYS = new Map([
  ["_map", "false"],
  ["_mapPhase", "null"],
  ["_sharedPoll", "false"],
  ["_sharedPollReplayPending", "false"],
  ["_sharedPollSignatureRefreshTimeout", "null"],
  ["_sharedPollTrackRetryTimeout", "null"],
  ["_sharedPollReplayRetryTimeout", "null"],
  ["_delta", "''"],
  ["_tagsFilter", "null"],
  ["_joinLeave", "false"],
  ["_positioned", "false"],
  ["_getData", "null"],
  ["_getState", "null"],
  ["_debugEnabled", "false"],
]);

/** A method that then does nothing, and what it is called with is made for it alone. */
const IDLE = "_debug";

/** Names that the language itself calls. */
const OF_LANGUAGE = ["next", "then", "toJSON", "toString", "valueOf"];

/** Has esbuild read the client without what no page reaches. Several builds have it: it is made once. */
export const trim = {
  name: "trim",
  setup(build) {
    build.onLoad({ filter: CLIENT }, async ({ path }) => {
      made[path] ??= readFile(path, "utf8").then(trimmed);
      return { contents: await made[path], loader: "js" };
    });
  },
};

/** The code as it was made, by path. */
const made = {};

/** The client's code without what no page reaches. */
export async function trimmed(code) {
  for (const name of ALWAYS.keys()) {
    // Another version has other names: what each of them always is has to be read again.
    if (!code.includes(`this.${name} = `)) throw new Error(`the push client has no "${name}"`);
  }
  const ours = await ourWords();
  let [before, after] = ["", withOurEmitter(code)];
  while (after !== before) {
    before = after;
    const { code: folded } = await transform(withConstants(before), { minifySyntax: true });
    after = withoutUnreached(folded, ours);
  }
  return after;
}

function withOurEmitter(code) {
  const its = parsed(code).body.find(({ id }) => id?.name === EMITTER);
  if (!its) throw new Error(`the push client has no "${EMITTER}"`);
  const text = `import { Emitter } from ${JSON.stringify(join(PUSH, "emitter"))};
    function ${EMITTER}() { return Emitter; }`;
  return edited(code, [{ ...its, text }]);
}

/** Every word of our code beside the client: whatever it calls is one of them. */
async function ourWords() {
  const files = (await readdir(PUSH)).filter((file) => /^[^.]+\.ts$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(PUSH, file), "utf8")));
  return texts.flatMap((text) => text.match(/\w+/g));
}

function withConstants(code) {
  const [edits, writes, read] = [[], [], new Set()];
  walk(parsed(code), (node, parent) => {
    if (node.type === "CallExpression" && node.callee.property?.name === IDLE) {
      edits.push({ ...node, text: "void 0" });
      return false;
    }
    if (node.type !== "MemberExpression" || node.computed) return true;
    const { name } = node.property;
    const isTarget = parent.type === "AssignmentExpression" && parent.left === node;
    if (isTarget && parent.operator === "=") writes.push(parent);
    else if (ALWAYS.has(name)) edits.push({ ...node, text: ALWAYS.get(name) });
    else read.add(name);
    return true;
  });
  for (const { start, left, right } of writes) {
    const { name } = left.property;
    if (!name?.startsWith("_") || read.has(name)) continue;
    // Only the assignment goes: its value is still made, and is dropped where that has no effect.
    edits.push(
      { start, end: right.start, text: "(" },
      { start: right.end, end: right.end, text: ")" },
    );
  }
  return edited(code, edits);
}

function withoutUnreached(code, ours) {
  const known = new Set([...ours, ...OF_LANGUAGE]);
  const left = new Set(parsed(code).body.flatMap(partsOf));
  for (let count = -1; count !== left.size; ) {
    count = left.size;
    for (const part of left) {
      if (!part.needs.every((name) => known.has(name))) continue;
      left.delete(part);
      for (const name of namesIn(part)) known.add(name);
    }
  }
  // The other parts are left out by esbuild.
  const methods = [...left].filter(({ node }) => node.type === "MethodDefinition");
  return edited(
    code,
    methods.map(({ node }) => ({ ...node, text: "" })),
  );
}

/** A top-level statement as parts that are reached one by one, each with the names that must be known for that. */
function partsOf(statement) {
  if (/^(Import|Export)/.test(statement.type)) return [];
  return (statement.declarations ?? [statement]).flatMap((node) => {
    const needs = node.id ? [node.id.name] : [];
    const methods = (node.init ?? node).body?.body?.filter?.(isMethod) ?? [];
    return [
      { node, needs, without: methods },
      ...methods.map((method) => ({ node: method, needs: [...needs, method.key.name] })),
    ];
  });
}

function isMethod({ type, kind, computed }) {
  return type === "MethodDefinition" && kind !== "constructor" && !computed;
}

/** All names and strings in a part. */
function namesIn({ node: part, without = [] }) {
  const names = [];
  walk(part, (node) => {
    if (without.includes(node)) return false;
    if (node.type === "Identifier" || node.type === "PrivateIdentifier") names.push(node.name);
    if (typeof node.value === "string") names.push(node.value);
    return true;
  });
  return names;
}

function parsed(code) {
  return parse(code, { ecmaVersion: "latest", sourceType: "module" });
}

/** Visits a node and those in it, each with its parent; none in one for which `visit` returns false. */
function walk(node, visit, parent = {}) {
  if (visit(node, parent) === false) return;
  for (const inside of Object.values(node).flat()) {
    if (typeof inside?.type === "string") walk(inside, visit, node);
  }
}

/** The code with other texts from `start` to `end`; they do not overlap. */
function edited(code, edits) {
  let [text, at] = ["", 0];
  for (const { start, end, text: other } of edits.sort((one, two) => one.start - two.start)) {
    text += code.slice(at, start) + other;
    at = end;
  }
  return text + code.slice(at);
}
