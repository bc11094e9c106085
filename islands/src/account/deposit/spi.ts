/**
 * The platform's payment widget: a script of the platform registers itself as `window.spi`, and draws
 * a form into an element of the dialog. It is another program, with releases of its own, so all that it says is
 * checked here. `generator/book/src/extend/paying.md` has what it must keep to.
 */
import { siteConfig } from "../../api/config";
import { wait } from "../../api/patience";
import { reportError } from "../../report/report";
import { onceAnswered } from "../../state/once";
import { type Notice, readNotice } from "./notice";
import { isPaymentEnd, type PaymentEnd, returnUrl } from "./result";

/** The script, below the root of the platform's pages. */
const SCRIPT = "/spi/main.js";

/** What the paths of the widget's calls begin with, below the same root. */
const API_PREFIX = "/spi/api";

/** How long the script may take to register itself, and then to draw the form; in milliseconds. */
export const PATIENCE = 10_000;
const LOOKS_EVERY = 100;

/** The platform's pages that the widget can lead to, by the names of its navigation events. */
const PAGES: ReadonlyMap<unknown, string> = new Map([
  ["terms-and-conditions", "/terms-and-conditions"],
  ["transaction-history", "/profile/wallet/transactions"],
  ["support", "/help-center"],
]);

/** What the script registers. */
interface Spi {
  /** Draws the form. Returns a function that removes it, or promises one for when the form is there. */
  readonly mount: (element: HTMLElement, options: SpiOptions) => unknown;
}

/** What the widget is told. */
export interface SpiOptions {
  /** Root of the platform; and what the paths of the widget's calls begin with below it. */
  readonly serverUrl: string;
  readonly apiPrefix: string;
  /** BCP 47 tag of the page's language. */
  readonly locale: string;
  /** Where a page leads back to that a payment has led away to, such as a bank's. */
  readonly returnUrls: Readonly<Record<"success" | "error" | "pending", string>>;
  /** Told that the player wants to see one of the platform's pages. */
  readonly onNavigate: (page: unknown) => void;
  /**
   * Told once how a payment ended: `success`, `error`, `pending`; `failed` where that is not known. After `error` the form
   * is still there, and another payment can be made in it.
   */
  readonly onEnd: (end: unknown) => void;
  /** Told what the provider of the payment says while it is made: `{type, key}` (`notice.ts`). */
  readonly onNotify: (notice: unknown) => void;
}

/** What the dialog is told. */
export interface Listener {
  /** The form is there. */
  readonly onReady: () => void;
  /** The form cannot be shown. */
  readonly onTrouble: () => void;
  /** A payment ended, perhaps after the dialog was closed. None follows but after `error`. */
  readonly onEnd: (end: PaymentEnd) => void;
  /** The provider says something, perhaps after the dialog was closed. */
  readonly onNotice: (notice: Notice) => void;
}

/** Shows the widget in an element; returns a function that removes it. */
export function showWidget(
  element: HTMLElement,
  platform: string,
  { onReady, onTrouble, onEnd, onNotice }: Listener,
): () => void {
  let isWanted = true;
  let unmount = () => {};
  const show = async () => {
    const spi = await loadSpi(platform);
    if (!isWanted) return;
    const options = optionsFor(platform, () => isWanted, onEnd, onNotice);
    const mounted = Promise.resolve(spi.mount(element, options)).then((stop) => {
      if (typeof stop !== "function") throw new Error("mount() gave no function that unmounts");
      unmount = () => safely(stop as () => void);
      // It came too late.
      if (!isWanted) unmount();
    });
    await Promise.race([mounted, tooLate("the payment widget drew no form")]);
    if (isWanted) onReady();
  };
  show().catch((error) => {
    reportError(error, "the payment widget cannot be shown");
    if (!isWanted) return;
    isWanted = false;
    unmount();
    onTrouble();
  });
  return () => {
    if (isWanted) unmount();
    isWanted = false;
  };
}

function optionsFor(
  platform: string,
  isOpen: () => boolean,
  tellEnd: (end: PaymentEnd) => void,
  tellNotice: (notice: Notice) => void,
): SpiOptions {
  const { tag, prefix } = siteConfig();
  let hasEnded = false;
  return {
    serverUrl: platform,
    apiPrefix: API_PREFIX,
    locale: tag,
    returnUrls: {
      success: returnUrl("success"),
      error: returnUrl("error"),
      pending: returnUrl("pending"),
    },
    onNavigate(page) {
      const path = PAGES.get(page);
      if (path === undefined) reportError(page, "the payment widget leads to an unknown page");
      else if (isOpen()) location.assign(`${platform}${prefix}${path}`);
    },
    onEnd(end) {
      if (!isPaymentEnd(end)) reportError(end, "the payment widget ended in an unknown way");
      else if (!hasEnded) {
        hasEnded = end !== "error";
        tellEnd(end);
      }
    },
    onNotify(said) {
      const notice = readNotice(said);
      if (notice) tellNotice(notice);
    },
  };
}

/** Loads the script: once in a page, and again after it could not be loaded. */
const loadSpi = onceAnswered((platform: string) => load(`${platform}${SCRIPT}`));

async function load(src: string): Promise<Spi> {
  const there = registered();
  if (there) return there;
  const script = document.createElement("script");
  const failed = new Promise<never>((_, reject) => {
    script.onerror = () => reject(new Error(`${src} could not be loaded`));
  });
  script.src = src;
  document.head.append(script);
  return Promise.race([registration(src), failed]);
}

/** Resolves once the script has registered itself, which it may do some time after it was loaded. */
async function registration(src: string): Promise<Spi> {
  for (let waited = 0; waited < PATIENCE; waited += LOOKS_EVERY) {
    const spi = registered();
    if (spi) return spi;
    await wait(LOOKS_EVERY);
  }
  throw new Error(`${src} registered no window.spi with a function mount()`);
}

function registered(): Spi | undefined {
  const { spi } = window as { spi?: Partial<Spi> | null };
  return typeof spi?.mount === "function" ? (spi as Spi) : undefined;
}

async function tooLate(what: string): Promise<never> {
  await wait(PATIENCE);
  throw new Error(`${what} within ${PATIENCE} ms`);
}

/** Runs code of the widget that must not take the page's own down. */
function safely(task: () => void): void {
  try {
    task();
  } catch (error) {
    reportError(error, "the payment widget could not be removed");
  }
}
