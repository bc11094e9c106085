/**
 * Joins what every page loads into one file, and the chunks that every page with React loads into another. esbuild
 * makes a chunk for each set of entry points that share code: some twenty small files, which compress badly and are as
 * many requests.
 */
import { basename } from "node:path";

/**
 * Bundles the output of a build again, with the chunks in one file.
 *
 * @param files the build's scripts: `{name, code, map, imports, exports}`, named as they import each other
 * @param loads names of the files whose chunks are joined
 * @param common names of files: chunks that all of them load are joined, too
 * @param needs the name of a file: chunks that something loads without it stay apart
 * @param beside names of files that are loaded before: these and their chunks stay apart
 * @param as the name of the joined file; one of those that load the chunks is joined with them
 * @param bundle `(options) => Promise<BuildResult>` of esbuild
 * @param fileOf the file name of a script, which imports are rewritten to
 */
export function joinChunks(files, { loads, common = [], needs, beside = [], as, bundle, fileOf }) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const apart = new Set([...loadedWithout(byName, needs), ...reachedFrom(byName, beside)]);
  const [first, ...others] = common.map((name) => chunksOf(byName, [name]));
  const shared = (first ?? []).filter((name) => others.every((chunks) => chunks.includes(name)));
  const all = new Set([...chunksOf(byName, loads), ...shared]);
  const chunks = [...all].filter((name) => !apart.has(name)).sort();
  const joined = loads.includes(as) ? [...chunks, as] : chunks;
  const names = exportedNames(
    joined.map((name) => byName.get(name)),
    as,
  );
  const passOn = (name) => {
    const list = byName.get(name).exports.map((one) => `${names.get(`${name} ${one}`)} as ${one}`);
    return `export { ${list.join(", ")} } from "${as}";`;
  };
  const collect = () =>
    joined.map((name) => {
      const list = byName
        .get(name)
        .exports.map((one) => `${one} as ${names.get(`${name} ${one}`)}`);
      return `export { ${list.join(", ")} } from "own:${name}";`;
    });
  const isJoined = (name) => joined.includes(name);
  const plugin = {
    name: "join",
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind, namespace, importer }) => {
        if (kind === "entry-point") return { path, namespace: path === as ? "all" : "script" };
        if (path === as) return { path: `./${fileOf(as)}`, external: true };
        if (path.startsWith("own:")) return { path: path.slice(4), namespace: "script" };
        const name = nameOf(path);
        const isLater = kind === "dynamic-import" && name === as;
        if (!isJoined(name) || isLater) return { path, external: true };
        // Among themselves they are one file; others import it from there.
        const isInside = namespace === "script" && isJoined(importer);
        if (isInside) return { path: name, namespace: "script" };
        return { path: name, namespace: "passed-on", sideEffects: false };
      });
      build.onLoad({ filter: /.*/, namespace: "all" }, () => ({ contents: collect().join("\n") }));
      build.onLoad({ filter: /.*/, namespace: "passed-on" }, ({ path }) => ({
        contents: passOn(path),
      }));
      build.onLoad({ filter: /.*/, namespace: "script" }, ({ path }) =>
        contentsOf(byName.get(path)),
      );
    },
  };
  const left = files.map(({ name }) => name).filter((name) => !isJoined(name));
  return bundle({
    entryPoints: Object.fromEntries([as, ...left].map((name) => [name, name])),
    plugins: [plugin],
    // What imports nothing of the joined file by name needs no part of it.
    logOverride: { "ignored-bare-import": "silent" },
  });
}

/** Bundles files once more, each by itself: they import more than they use, such as all that a joined chunk had. */
export function dropUnused(files, { bundle }) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const plugin = {
    name: "drop-unused",
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind }) =>
        kind === "entry-point" ? { path, namespace: "script" } : { path, external: true },
      );
      build.onLoad({ filter: /.*/, namespace: "script" }, ({ path }) =>
        contentsOf(byName.get(path)),
      );
    },
  };
  return bundle({
    entryPoints: Object.fromEntries([...byName.keys()].map((name) => [name, name])),
    plugins: [plugin],
  });
}

/** A script as esbuild reads it, with its source map. */
function contentsOf({ code, map }) {
  const url = `data:application/json;base64,${Buffer.from(map).toString("base64")}`;
  return { contents: `${code}\n//# sourceMappingURL=${url}` };
}

/** The chunks that files load, and those that these load. */
function chunksOf(byName, loads) {
  const reached = reachedFrom(byName, loads);
  return [...reached].filter((name) => !loads.includes(name) && byName.has(name)).sort();
}

/** What is loaded by files that do not load `needed`. */
function loadedWithout(byName, needed) {
  if (needed === undefined) return new Set();
  const without = [...byName.keys()].filter((name) => !reachedFrom(byName, [name]).has(needed));
  return reachedFrom(byName, without);
}

function reachedFrom(byName, loads) {
  const reached = new Set(loads);
  for (const name of reached) {
    for (const other of byName.get(name)?.imports ?? []) reached.add(other);
  }
  return reached;
}

/** A short name for each export of the files: theirs are unique in each alone. Those of the entry `known` stay. */
function exportedNames(files, known) {
  const names = new Map();
  for (const { name, exports } of files) {
    for (const one of exports) {
      names.set(`${name} ${one}`, name === known ? one : `s${names.size.toString(36)}`);
    }
  }
  return names;
}

function nameOf(path) {
  return basename(path, ".js").replace(/-0{8}$/, "");
}
