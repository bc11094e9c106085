/**
 * The modules of `src/` hold no state of their own: a variable of a module outlives each test, cannot exist twice, and
 * any function of its file can change it. Prints each module-level `let`, and each module-level map, set, array or
 * object that its file changes, but for those of `EXCEPTIONS`. Part of `npm run check`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync, Visitor } from "vite";

/** Module-level state that stays, as `file name`, and why. At most 15. */
const EXCEPTIONS = {
  "core/storage.ts warned":
    "it is in both scripts that a page loads first, which have no room for a function around it",
};

const MAXIMUM = 15;

const ADVICE =
  "let a function hold it: a factory (`createX`), `latest()`, `once()` or `sharedStore()` of src/state " +
  "(book: extend/islands)";

/** Tests, and the rows that show the rules. */
const TESTS = /\.test\.tsx?$|(^|\/)testing\/|^[a-z]+(\/[a-z]+)?\/rules\//;

const COLLECTIONS = ["Map", "Set", "WeakMap", "WeakSet"];
const CHANGING = new Set(
  "add clear copyWithin delete fill pop push reverse set shift sort splice unshift".split(" "),
);

/** The state of a module, in order: the name and line of each, and what it is. Others change what is `changedElsewhere`. */
export function stateOf(path, text, changedElsewhere = []) {
  const program = parsed(path, text);
  const changed = new Set([...changedIn(program), ...changedElsewhere]);
  const found = [];
  const add = (node, name, what) =>
    found.push({ name, line: text.slice(0, node.start).split("\n").length, what });
  for (const statement of program.body) {
    const declared = statement.declaration ?? statement;
    if (declared.type !== "VariableDeclaration" || declared.declare) continue;
    for (const { id, init } of declared.declarations) {
      const name = id.name ?? text.slice(id.start, id.end);
      if (declared.kind !== "const") add(id, name, declared.kind);
      else if (changed.has(name) && isCollection(plain(init))) add(id, name, "changed in place");
    }
  }
  return found;
}

function parsed(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  return program;
}

/** What each module of a tree has that another one changes: names by path. */
function changedAcross(tree) {
  const names = new Map();
  for (const [path, text] of tree) {
    const program = parsed(path, text);
    const changed = changedIn(program);
    for (const { type, source, specifiers } of program.body) {
      if (type !== "ImportDeclaration") continue;
      const from = posix.join(posix.dirname(path), source.value);
      const module = [`${from}.ts`, `${from}.tsx`].find((one) => tree.has(one));
      for (const { imported, local } of specifiers) {
        if (module && imported && changed.has(local.name)) {
          names.set(module, [...(names.get(module) ?? []), imported.name]);
        }
      }
    }
  }
  return names;
}

/** The names of variables whose content a program changes. */
function changedIn(program) {
  const names = new Set();
  const change = (node) => {
    let root = plain(node);
    if (root.type !== "MemberExpression") return;
    while (root.type === "MemberExpression") root = plain(root.object);
    if (root.type === "Identifier") names.add(root.name);
  };
  new Visitor({
    AssignmentExpression: ({ left }) => change(left),
    UpdateExpression: ({ argument }) => change(argument),
    UnaryExpression: ({ operator, argument }) => operator === "delete" && change(argument),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== "MemberExpression") return;
      const { object, property } = callee;
      if (CHANGING.has(property.name)) change(callee);
      if (object.name === "Object" && property.name === "assign" && first?.type === "Identifier") {
        names.add(first.name);
      }
    },
  }).visit(program);
  return names;
}

/** Without what only the types see. */
function plain(node) {
  const isTyped = /^(TSAs|TSSatisfies|TSNonNull|Parenthesized)/.test(node.type);
  return isTyped || node.type === "ChainExpression" ? plain(node.expression) : node;
}

function isCollection({ type, callee }) {
  if (type === "NewExpression") return COLLECTIONS.includes(callee.name);
  return type === "ArrayExpression" || type === "ObjectExpression";
}

/** What is wrong with a tree of files, one per line. */
export function faultsOf(tree, exceptions) {
  const faults = [];
  const used = new Set();
  const elsewhere = changedAcross(tree);
  for (const [path, text] of tree) {
    for (const { name, line, what } of stateOf(path, text, elsewhere.get(path))) {
      const isExcepted = Object.hasOwn(exceptions, `${path} ${name}`);
      if (isExcepted) used.add(`${path} ${name}`);
      else faults.push(`${path}:${line}: module state: ${name} (${what}); ${ADVICE}`);
    }
  }
  for (const one of Object.keys(exceptions)) {
    if (!used.has(one)) faults.push(`${one}: has no state any more, and needs no exception`);
  }
  if (Object.keys(exceptions).length > MAXIMUM) {
    faults.push(`there are more than ${MAXIMUM} exceptions`);
  }
  return faults;
}

/** The files of `src/` that are not tests, with their text. */
function sources() {
  const root = new URL("src/", import.meta.url);
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !TESTS.test(path))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(new URL(path, root), "utf8")]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const faults = faultsOf(sources(), EXCEPTIONS);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
