/**
 * Which processors the browser may use. A phone has four to eight, so that the thread that runs a
 * page's script and layout has one for itself; on a machine of two the browser's drawing, its
 * network and the test take it away in the middle of a task, and the task looks two or three times
 * as long as it is. Linux only: needs `taskset`.
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const call = promisify(execFile);

/**
 * Keeps this process, and what it starts from now on, off the last processor. Resolves to
 * `{giveToPages, undo}`, or to nothing where that cannot be done. `giveToPages(browser)` then gives
 * the last processor to the main threads of the pages that the browser has open.
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

/** Moves a process's main thread alone, without `-a`: its number is the process's. */
async function move(id, processor) {
  try {
    await call("taskset", ["-cp", `${processor}`, `${id}`]);
  } catch (error) {
    // A page that was closed a moment ago may be listed still.
    if (!/No such process/.test(error.stderr)) throw error;
  }
}

/** The numbers of the processors that this process may use; none where the system does not tell. */
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
