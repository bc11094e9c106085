/**
 * WebKit, the engine of Safari and of every browser on an iPhone: WebKitGTK's MiniBrowser on a
 * virtual screen, driven over classic WebDriver. One tab at a time.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../eventually.mjs";
import { RECORD_ERRORS } from "./recorder.mjs";

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

/** A new session, which has its own cookies and storage. */
async function openTab(driver, { width, height }) {
  const { sessionId } = await command("POST", `${driver}/session`, { capabilities: {} });
  const session = `${driver}/session/${sessionId}`;
  const call = (method, path, body) => command(method, `${session}${path}`, body);
  const errors = [];
  const run = (script) => call("POST", "/execute/async", { script, args: [] });
  const evaluate = async (expression) => {
    const result = await run(`const done = arguments[arguments.length - 1];
      ${RECORD_ERRORS};
      (async () => (${expression}))().then(
        (value) => done({ value, errors: takeErrors() }),
        (error) => done({ failure: String(error), errors: takeErrors() }),
      );`);
    errors.push(...result.errors);
    if (result.failure) throw new Error(result.failure);
    return result.value;
  };
  const load = async (path, body) => {
    // The page's errors since the last look are lost with the page.
    await evaluate("null");
    await call("POST", path, body);
    await evaluate("null");
  };
  const setSize = async () => {
    const rect = { x: 0, y: 0, width, height };
    await call("POST", "/window/rect", rect);
    const toolbar = height - (await evaluate("innerHeight"));
    await call("POST", "/window/rect", { ...rect, height: height + toolbar });
    await eventually(async () => {
      const size = await evaluate("[innerWidth, innerHeight].join('x')");
      if (size !== `${width}x${height}`) throw new Error(`WebKit's page has ${size} px`);
    });
  };
  await setSize().catch(async (error) => {
    await call("DELETE", "");
    throw error;
  });
  const pointerType = width < 720 ? "touch" : "mouse";
  return {
    goto: (url) => load("/url", { url }),
    reload: () => load("/refresh", {}),
    evaluate,
    press: (x, y) =>
      call("POST", "/actions", {
        actions: [
          {
            type: "pointer",
            id: pointerType,
            parameters: { pointerType },
            actions: [
              { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      }),
    type: (text) =>
      call("POST", "/actions", {
        actions: [
          {
            type: "key",
            id: "keyboard",
            actions: [...text].flatMap((value) => [
              { type: "keyDown", value },
              { type: "keyUp", value },
            ]),
          },
        ],
      }),
    async errors() {
      await evaluate("null");
      return errors;
    },
    async screenshot(path) {
      await writeFile(path, Buffer.from(await call("GET", "/screenshot"), "base64"));
    },
    close: () => call("DELETE", ""),
  };
}

/** One command of WebDriver: resolves to its value, fails with its error. */
async function command(method, url, body) {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

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
