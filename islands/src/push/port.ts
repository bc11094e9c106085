/**
 * The page's way to its connection: by the shared worker, or by a connection of its own.
 *
 * A worker is used only where it may outlive the page (`extendedLifetime`): a plain one would end with
 * the last page, so that every link followed in a single tab would connect anew, and pages would pay
 * for it with messages.
 */
import { later } from "../api/patience";
import { report } from "../report/report";
import { scriptUrls } from "../trusted/script-urls";
import type { FromPage, Port, ToPage } from "./messages";

/** A worker that has not answered for this long is given up, in milliseconds. */
const ANSWER_MS = 4000;

/** Options of a worker; the last one is younger than TypeScript's own. */
interface LastingOptions extends WorkerOptions {
  readonly extendedLifetime: boolean;
}

/** The worker's address, by a name; without a name, a text that no browser takes for an address. */
const urls = scriptUrls("sportsbook-worker", (name) => (name ? PUSH_WORKER_URL : "//:"));

/** Of a worker that has failed once, the page makes no more use. */
function createOpening(): (receive: (message: ToPage) => void, gone: () => void) => Port {
  let hasFailed = false;

  function shared(receive: (message: ToPage) => void, gone: () => void): Port {
    const options: LastingOptions = { name: "push", extendedLifetime: true };
    const worker = new SharedWorker(urls.createScriptURL("worker"), options);
    const { port } = worker;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let letGo: (() => void) | undefined;
    /** Takes a lock that ends with the page, even if that crashes: so the worker learns of it. */
    const hold = () => {
      const lock = crypto.randomUUID();
      const over = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      navigator.locks
        .request(lock, () => {
          port.postMessage({ do: "hold", lock } satisfies FromPage);
          return over;
        })
        // As a browser does that blocks cookies. Without a lock the worker would not learn that the page has ended.
        .catch(() => fail("cannot be shared"));
    };
    let isClosed = false;
    const fail = (why: string) => {
      if (isClosed) return;
      hasFailed = true;
      close();
      report({
        kind: "push.worker",
        message: `push: the worker ${why}`,
        level: "warning",
      });
      gone();
    };
    const close = () => {
      isClosed = true;
      clearTimeout(waiting);
      letGo?.();
      port.onmessage = null;
      worker.onerror = null;
      port.close();
    };
    worker.onerror = () => fail("did not load");
    port.onmessage = ({ data }: MessageEvent<ToPage>) => {
      clearTimeout(waiting);
      waiting = undefined;
      receive(data);
    };
    return {
      send(message) {
        port.postMessage(message);
        if (message.do === "rest") {
          clearTimeout(waiting);
          letGo?.();
          letGo = undefined;
        } else if (message.do === "hello" || message.do === "ping") {
          clearTimeout(waiting);
          waiting = setTimeout(() => fail("does not answer"), ANSWER_MS);
        }
        if (message.do === "hello" && !letGo) hold();
      },
      close,
    };
  }

  return (receive, gone) => (canShare() && !hasFailed ? shared(receive, gone) : own(receive));
}

/** Opens a conversation with the worker, or with a switchboard of the page's own. */
export const openPort = createOpening();

/**
 * Whether the browser knows shared workers that outlive their pages: then it reads the option, also
 * of a worker that it cannot start because of its address.
 */
export function canShare(): boolean {
  let known = false;
  const options: LastingOptions = {
    get extendedLifetime() {
      known = true;
      return true;
    },
  };
  if (typeof SharedWorker !== "function" || !navigator.locks) return false;
  try {
    new SharedWorker(urls.createScriptURL(""), options);
  } catch {
    // Always: this is no address.
  }
  return known;
}

/** The code of a connection is only loaded here: with the worker, a page does without it. */
function own(receive: (message: ToPage) => void): Port {
  let take: ((message: FromPage) => void) | undefined;
  let isOpen = true;
  const early: FromPage[] = [];
  void later(() => import("./switchboard")).then(({ Switchboard }) => {
    if (!isOpen) return;
    take = new Switchboard({ shared: false }).attach((message) => isOpen && receive(message));
    for (const message of early) take(message);
  });
  return {
    send(message) {
      if (take) take(message);
      else early.push(message);
    },
    close() {
      isOpen = false;
      take?.({ do: "rest" });
    },
  };
}
