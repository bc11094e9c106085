/** `sportsbook dev` over a copy of the project, which a test may edit. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, start } from "./program.mjs";

/** The folders and files that a project consists of. */
const PARTS = ["content", "templates", "locales", "islands", "generator/site/src/pages/flags.txt"];

/** Starts it: `{site, edit, strike}`. `edit` replaces a text in a file, once. */
export async function startDev({ matches = 100 } = {}) {
  const root = await mkdtemp(join(tmpdir(), "sportsbook-dev-"));
  const isOwn = (path) => !/\/(node_modules|build-dev|maps)$/.test(path);
  for (const part of PARTS) {
    await cp(join(ROOT, part), join(root, part), {
      recursive: true,
      filter: isOwn,
      preserveTimestamps: true,
    });
  }
  await symlink(join(ROOT, "islands/node_modules"), join(root, "islands/node_modules"));
  const sandbox = await start(["sandbox", "--port", "0", "--matches", `${matches}`, "--control"]);
  const port = ["--port", `${await freePort()}`];
  const server = await start(["dev", "--api", sandbox.url, ...port], { root });
  return {
    site: server.url,
    async edit(file, from, to) {
      const path = join(root, file);
      const before = await readFile(path, "utf8");
      if (!before.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`);
      await writeFile(
        path,
        before.replace(from, () => to),
      );
    },
    async strike() {
      await Promise.all([server.stop(), sandbox.stop()]);
      // A build of the islands may still write there.
      await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
    },
  };
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().on("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
