/**
 * The sources of a build: every file that it read, with a hash of what it read. `sportsbook` compares
 * them with the files that are there (`generator/project/src/built_islands.rs`), and so knows a build that is
 * older than its sources.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { relative, sep } from "node:path";

/** Reads sources below `root`, and records each. */
export class Sources {
  #root;
  #read = new Map();

  constructor(root) {
    this.#root = root;
  }

  /** The content of a source. */
  async read(path) {
    const content = await readFile(path);
    const name = relative(this.#root, path).replaceAll(sep, "/");
    const hash = `sha256-${createHash("sha256").update(content).digest("base64")}`;
    if ((this.#read.get(name) ?? hash) !== hash) {
      throw new Error(`${name} was changed during the build: run it again`);
    }
    this.#read.set(name, hash);
    return content;
  }

  /** Has esbuild read its sources here. The lock file stands for all packages. */
  get plugin() {
    return {
      name: "sources",
      setup: (build) => {
        build.onLoad({ filter: /./, namespace: "file" }, async ({ path }) =>
          path.split(sep).includes("node_modules")
            ? undefined
            : { contents: await this.read(path), loader: "default" },
        );
      },
    };
  }

  /** The hashes, by path below the root. */
  hashes() {
    const byName = ([a], [b]) => (a < b ? -1 : 1);
    return Object.fromEntries([...this.#read].sort(byName));
  }
}
