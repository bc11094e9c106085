/**
 * The page around this one, where the site is shown in a frame. A host whose origin the site allows
 * (`security.frame_ancestors`) signs players in and up, takes them to paying in, and says when a session begins
 * and ends. What it does for the page, it says itself; without that nobody signs in or up in a frame.
 *
 * Messages are objects with `type: "iframe_integration"`:
 *
 *     to the host      {action: "hello"}                              the page is there
 *     from the host    {action: "listen", tasks: ["sign_in", …]}      what it does for the page
 *     to the host      {action: "sign_in" | "sign_up" | "sign_out" | "deposit"}   do it
 *     from the host    {action: "session", signed_in: true | false}   a session has begun or ended
 *     to the host      {action: "session", signed_in: true | false}   who is signed in, as the page knows it
 */
import { siteConfig } from "../../api/config";
import { once } from "../../state/once";
import { HINT_KEY, setHint } from "./session-hint";

/** What a host can do for the page. */
export type HostTask = "sign_in" | "sign_up" | "sign_out" | "deposit";

const TYPE = "iframe_integration";

/** How long a host may take to say what it does, in milliseconds. */
const ANSWER_MS = 1000;

/** Whether the page is in a frame. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/** The conversation with the host, which begins with the first task. */
function createHost() {
  /** What the host does; undefined until it has said so. */
  let tasks: ReadonlySet<unknown> | undefined;
  let answer = () => {};

  /** Greets the host, and listens to it. Resolves when it has spoken, or has had its time. */
  const startHost = once(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
        setTimeout(resolve, ANSWER_MS);
        addEventListener("message", receive);
        post({ action: "hello" });
      }),
  );

  /** Leaves a task to the host; false where no host does it. */
  async function leaveToHost(task: HostTask): Promise<boolean> {
    if (!isFramed()) return false;
    if (!tasks) await startHost();
    if (!tasks?.has(task)) return false;
    post({ action: task });
    return true;
  }

  function receive({ source, origin, data }: MessageEvent): void {
    if (source !== window.parent || !isAllowed(origin)) return;
    if (data?.type !== TYPE) return;
    if (data.action === "listen" && Array.isArray(data.tasks)) {
      tasks = new Set(data.tasks);
      answer();
    } else if (data.action === "session" && typeof data.signed_in === "boolean") {
      setHint(data.signed_in);
      // The page follows, as it follows another tab.
      window.dispatchEvent(new StorageEvent("storage", { key: HINT_KEY }));
    }
  }

  return [startHost, leaveToHost] as const;
}

export const [startHost, leaveToHost] = createHost();

/** Tells the host who is signed in. */
export function tellHost(signedIn: boolean): void {
  if (isFramed()) post({ action: "session", signed_in: signedIn });
}

function post(message: Readonly<Record<string, unknown>>): void {
  for (const origin of targets()) window.parent.postMessage({ type: TYPE, ...message }, origin);
}

/** The host's origin if it is allowed; where the browser does not tell, every origin that may be it. */
function targets(): readonly string[] {
  const [host] = (location as { ancestorOrigins?: ArrayLike<string> }).ancestorOrigins
    ? Array.from(location.ancestorOrigins)
    : [];
  if (host !== undefined) return isAllowed(host) ? [host] : [];
  return [location.origin, ...hosts().filter((one) => !one.includes("*"))];
}

/** Whether a host may speak: one of the site's own origin, or one that the site allows. */
function isAllowed(origin: string): boolean {
  return origin === location.origin || hosts().some((one) => covers(one, origin));
}

/** Whether an origin is this one, or one that `https://*.host` means. */
function covers(allowed: string, origin: string): boolean {
  const [scheme = "", rest] = allowed.split("*");
  if (rest === undefined) return allowed === origin;
  return origin.startsWith(scheme) && origin.endsWith(rest) && origin.length > allowed.length - 1;
}

function hosts(): readonly string[] {
  return siteConfig().hosts ?? [];
}
