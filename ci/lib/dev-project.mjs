/** `sportsbook dev` over a copy of the project, which a test may edit. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { TRIED } from "./languages.mjs";
import { start } from "./program.mjs";
import { copyProject } from "./project.mjs";

/**
 * Starts it: `{site, root, edit, strike}`. `edit` replaces a text in a file, once. `languages` are those of the
 * copy, which has not all of the project's unless they are named.
 */
export async function startDev({ matches = 100, languages = TRIED } = {}) {
  const { root, edit, remove } = await copyProject();
  if (languages) {
    const settings = await readFile(join(root, "content/site.toml"), "utf8");
    const [locales] = settings.match(/^locales = \[[^\]]*\]/m);
    await edit("content/site.toml", locales, `locales = ${JSON.stringify(languages)}`);
  }
  const sandbox = await start(["sandbox", "--port", "0", "--matches", `${matches}`, "--control"]);
  const port = ["--port", `${await freePort()}`];
  let server;
  try {
    server = await start(["dev", "--api", sandbox.url, ...port], { root });
  } catch (error) {
    // A process that is left behind would keep the test's file from ending.
    await sandbox.stop();
    await remove();
    throw error;
  }
  return {
    site: server.url,
    root,
    edit,
    async strike() {
      await Promise.all([server.stop(), sandbox.stop()]);
      await remove();
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
