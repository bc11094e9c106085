/**
 * WebKit, the engine of Safari and of every browser on an iPhone: WebKitGTK's MiniBrowser on a
 * virtual screen. One tab at a time.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../eventually.mjs";
import { command, openTab } from "./webdriver.mjs";

const STARTS_WITHIN_MS = 20_000;

/** MiniBrowser's window is as wide as its toolbar at least: 447 px with the theme's spacing. */
const NARROW_TOOLBAR = "* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }\n";

export const webkit = {
  name: "webkit",
  async launch() {
    const home = await mkdtemp(join(tmpdir(), "sportsbook-webkit-"));
    await mkdir(join(home, "gtk-3.0"));
    await writeFile(join(home, "gtk-3.0/gtk.css"), NARROW_TOOLBAR);
    const screen = await startScreen();
    const driver = await startDriver({
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: home,
      NO_AT_BRIDGE: "1",
      // WebKit's own sandbox does not start as root, or in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    });
    return {
      open: (viewport) => openTab(driver.url, viewport),
      async close() {
        await driver.stop();
        await screen.stop();
        await rm(home, { recursive: true, force: true });
      },
    };
  },
};

/** A virtual screen: `{display, stop}`. */
async function startScreen() {
  const size = ["-screen", "0", "1600x1200x24"];
  const args = ["-displayfd", "3", ...size, "-nolisten", "tcp"];
  const child = await run(process.env.XVFB ?? "Xvfb", args, "xvfb", {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(child.stdio[3], "data");
  return { display: `:${String(display).trim()}`, stop: () => stop(child) };
}

/** WebKit's driver, which starts the browser: `{url, stop}`. */
async function startDriver(settings) {
  const port = await freePort();
  const name = process.env.WEBKIT_DRIVER ?? "WebKitWebDriver";
  const child = await run(name, [`--port=${port}`], "webkit2gtk-driver", {
    env: { ...process.env, ...settings },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => command("GET", `${url}/status`), STARTS_WITHIN_MS);
  return { url, stop: () => stop(child) };
}

const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Starts a program of a Debian package. */
async function run(program, args, debian, options) {
  const child = spawn(program, args, options);
  try {
    await once(child, "spawn");
  } catch (error) {
    throw new Error(`${program} did not start: run \`apt-get install ${debian}\``, {
      cause: error,
    });
  }
  children.add(child);
  child.on("close", () => children.delete(child));
  return child;
}

async function stop(child) {
  if (!children.has(child)) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  await closed;
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
