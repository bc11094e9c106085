/**
 * A tab driven over classic WebDriver (https://www.w3.org/TR/webdriver2/): seven of its commands,
 * which do not justify a client library of 23 MB.
 *
 * Unlike the other protocols, this one does not report a page's errors: the page itself records
 * them, from its first command on, and each command collects them. Islands hydrate later than that.
 */
import { eventually } from "../eventually.mjs";

/** One command: resolves to its value, fails with its error. */
export async function command(method, url, body) {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

/** Opens a tab, as `engines.mjs` describes it, in a new session of the driver at `driver`. */
export async function openTab(driver, { width, height }) {
  const { sessionId } = await command("POST", `${driver}/session`, { capabilities: {} });
  const session = `${driver}/session/${sessionId}`;
  const call = (method, path, body) => command(method, `${session}${path}`, body);
  const close = () => call("DELETE", "");
  const errors = [];
  const evaluate = async (expression) => {
    const script = `const done = arguments[arguments.length - 1];
      (${recordErrors})();
      (async () => (${expression}))().then(
        (value) => done({ value, errors: takeErrors() }),
        (error) => done({ failure: String(error), errors: takeErrors() }),
      );`;
    const result = await call("POST", "/execute/async", { script, args: [] });
    errors.push(...result.errors);
    if (result.failure) throw new Error(result.failure);
    return result.value;
  };
  const collectErrors = () => evaluate("null");
  const load = async (path, body) => {
    await collectErrors();
    await call("POST", path, body);
    await collectErrors();
  };
  try {
    await resize(call, evaluate, { width, height });
  } catch (error) {
    await close();
    throw error;
  }
  const pointer = width < 720 ? "touch" : "mouse";
  return {
    goto: (url) => load("/url", { url }),
    reload: () => load("/refresh", {}),
    evaluate,
    press: (x, y) => call("POST", "/actions", { actions: [pressing(pointer, x, y)] }),
    type: (text) => call("POST", "/actions", { actions: [typing(text)] }),
    async errors() {
      await collectErrors();
      return errors;
    },
    screenshot: async () => Buffer.from(await call("GET", "/screenshot"), "base64"),
    close,
  };
}

/** Gives the page its size: the window's, less the browser's toolbar. */
async function resize(call, evaluate, { width, height }) {
  const rect = { x: 0, y: 0, width, height };
  await call("POST", "/window/rect", rect);
  const toolbar = height - (await evaluate("innerHeight"));
  await call("POST", "/window/rect", { ...rect, height: height + toolbar });
  await eventually(async () => {
    const size = await evaluate("[innerWidth, innerHeight].join('x')");
    if (size !== `${width}x${height}`) throw new Error(`the page has ${size} px`);
  });
}

function pressing(pointerType, x, y) {
  return {
    type: "pointer",
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  };
}

function typing(text) {
  const actions = [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return { type: "key", id: "keyboard", actions };
}

/** Runs in the page, any number of times: the first keeps the page's errors for `takeErrors`. */
function recordErrors() {
  if (globalThis.takeErrors) return;
  const errors = [];
  globalThis.takeErrors = () => errors.splice(0);
  const add = (kind, error) =>
    errors.push(`${kind}: ${error?.message ?? error} ${error?.stack ?? ""} (${location.href})`);
  addEventListener("error", ({ error, message }) => add("page", error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => add("page", reason));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    add("policy", `${effectiveDirective} refuses ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...parts) => {
    add("console", parts.join(" "));
    error.apply(console, parts);
  };
}
