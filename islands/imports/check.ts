/** Reads the imports of each file in a tree and reports those that the rules do not allow. */
import { posix } from "node:path";
import { parseSync, Visitor } from "vite";
import { ENTRIES, GROUND, SHARED, TESTS } from "./rules";

/** A tree of TypeScript files: paths from its root (`slip/content.tsx`), with their text. */
export type Tree = ReadonlyMap<string, string>;

interface Import {
  readonly from: string;
  readonly line: number;
  readonly to: string;
}

/** All violations in a tree, one per line. */
export function check(tree: Tree): string[] {
  const all = [...tree].flatMap(([path, text]) => importsOf(path, text, tree));
  const imports = all.filter(({ from }) => !isTest(from));
  return [
    ...imports.flatMap((one) => {
      const wrong = objection(one);
      return wrong ? [`${one.from}:${one.line} imports ${one.to}: ${wrong}`] : [];
    }),
    ...unused(tree, imports).map(
      (path) => `${path} is in ${SHARED}/, but no other feature imports it: move it out`,
    ),
    ...circles(imports.map(({ from, to }) => [from, to])).map(
      (circle) => `files in a circle: ${circle.join(" -> ")}`,
    ),
    ...circles(
      imports
        .map(({ from, to }): Edge => [folderOf(from), folderOf(to)])
        .filter(([from, to]) => from !== to),
    ).map((circle) => `folders in a circle: ${circle.join(" -> ")}`),
  ];
}

/** Why an import is not allowed; undefined when it is allowed. */
function objection({ from, to }: Import): string | undefined {
  if (isTest(to)) return "it is only for tests";
  if (ENTRIES.includes(from)) return undefined;
  if (ENTRIES.includes(to)) return "an entry is imported by no part of the page";
  const [folder, target] = [folderOf(from), folderOf(to)];
  if (folder === target) return undefined;
  const known = GROUND[folder];
  if (known && !GROUND[target]) return `${folder}/ knows no feature`;
  if (known && !known.includes(target)) {
    return `${folder}/ may import ${known.map((one) => `${one}/`).join(", ") || "nothing"}`;
  }
  if (!GROUND[target] && to.split("/")[1] !== SHARED) {
    return `other features may only import from ${target}/${SHARED}/`;
  }
  return undefined;
}

/** Files below a `shared/` that no other folder imports. */
function unused(tree: Tree, imports: readonly Import[]): string[] {
  const used = new Set(
    imports.filter(({ from, to }) => folderOf(from) !== folderOf(to)).map(({ to }) => to),
  );
  return [...tree.keys()].filter(
    (path) => path.split("/")[1] === SHARED && !isTest(path) && !used.has(path),
  );
}

/** The imports of a file that resolve to a file of the tree. */
function importsOf(from: string, text: string, tree: Tree): Import[] {
  const { program, errors } = parseSync(from, text);
  if (errors[0]) throw new Error(`${from} cannot be read: ${errors[0].message}`);
  const found: Import[] = [];
  const add = (source: { readonly value?: unknown; readonly start: number } | null) => {
    if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
    const to = resolve(posix.join(posix.dirname(from), source.value), tree);
    const line = text.slice(0, source.start).split("\n").length;
    if (to) found.push({ from, line, to });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source as { value?: unknown; start: number }),
    TSImportType: ({ source }) => add(source),
  }).visit(program);
  return found;
}

/** The file that a specifier resolves to; undefined for anything but code, such as JSON. */
function resolve(path: string, tree: Tree): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => tree.has(one));
}

function folderOf(path: string): string {
  return path.split("/")[0] ?? path;
}

function isTest(path: string): boolean {
  return TESTS.some((pattern) => pattern.test(path));
}

type Edge = readonly [from: string, to: string];

/** Cycles of a graph, one for each group of nodes that reach each other. */
function circles(edges: readonly Edge[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]) => {
    const at = trail.indexOf(node);
    if (at >= 0) {
      found.push([...trail.slice(at), node]);
      return;
    }
    if (done.has(node)) return;
    for (const to of next.get(node) ?? []) visit(to, [...trail, node]);
    done.add(node);
  };
  for (const node of next.keys()) visit(node, []);
  return found;
}
