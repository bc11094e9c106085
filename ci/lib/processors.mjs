/**
 * Which processors the browser may use. A phone has four to eight, so the main thread of a page has
 * one for itself. On a machine of two, the browser's rendering, its network and the test interrupt
 * a task, which then looks two or three times as long. Linux only: needs `taskset`.
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const call = promisify(execFile);

/**
 * Moves this process, and all processes that it starts from now on, off the last processor.
 * Resolves to `{giveToPages, undo}`, or to nothing where that is impossible. `giveToPages(browser)`
 * then assigns the last processor to the main threads of the browser's open pages.
 */
export async function reserveProcessor() {
  const allowed = await allowedProcessors();
  if (allowed.length < 2) return undefined;
  const last = allowed.at(-1);
  try {
    await call("taskset", ["-acp", allowed.slice(0, -1).join(), `${process.pid}`]);
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
  return {
    async giveToPages(browser) {
      const devtools = await browser.newBrowserCDPSession();
      const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
      const pages = processInfo.filter(({ type }) => type === "renderer");
      await Promise.all(pages.map(({ id }) => move(id, last)));
      await devtools.detach();
    },
    undo: () => call("taskset", ["-acp", allowed.join(), `${process.pid}`]),
  };
}

/** Moves only a process's main thread (no `-a`): its id is that of the process. */
async function move(id, processor) {
  try {
    await call("taskset", ["-cp", `${processor}`, `${id}`]);
  } catch (error) {
    // A page that was just closed may still be listed.
    if (!/No such process/.test(error.stderr)) throw error;
  }
}

/** Ids of the processors that this process may use; empty where the system does not report them. */
async function allowedProcessors() {
  const status = await readFile("/proc/self/status", "utf8").catch((error) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? "";
  return list
    .split(",")
    .filter(Boolean)
    .flatMap((part) => {
      const [first, last = first] = part.split("-").map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
}
