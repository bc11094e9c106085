/**
 * Runs before the first paint: a classic script that blocks the parser, in a file of its own so
 * that the parser need not wait for the core. It sets the theme, the market of lists and whether the
 * slip is open, makes prices touchable as the parser reaches them, and records touches until the core
 * is loaded. On a page that is opened with filters it starts their script beside the core, and where the
 * visitor chose a format of odds, or their own times, the script of that; for testers of providers, theirs first.
 *
 * If the core ran here, the page could not be painted piece by piece as it arrives: the first
 * layout would cover the whole document, a task four times as long.
 */
import { mayList } from "../address/listing-names";
import { scriptUrls } from "../trusted/script-urls";
import type { EarlyTouches } from "./early-touches";
import { showListMarket } from "./list-market-shown";
import { ODDS_FORMAT_KEY } from "./odds-format-key";
import { showPanel, storedPanel } from "./panel-shown";
import { readStored } from "./storage";
import { TEST_PROVIDERS_KEY } from "./test-providers-key";
import { showTheme } from "./theme-shown";
import { TIME_ZONE_KEY } from "./time-zone-key";

const TOUCHABLE = "button:not([popovertarget], [commandfor]), a[data-slip-toggle]";

/** An island's element: it enables its fieldset, whose buttons would do nothing without script. */
class IslandElement extends HTMLElement {
  connectedCallback(): void {
    if (this.enable()) return;
    const parsing = new MutationObserver(() => {
      if (this.enable()) parsing.disconnect();
    });
    parsing.observe(this, { childList: true });
  }

  /** Enables the fieldset; false as long as the parser has not reached it. */
  private enable(): boolean {
    const root = this.querySelector<HTMLElement>(":scope > .sb-root");
    if (root instanceof HTMLFieldSetElement) root.disabled = false;
    return root !== null;
  }
}

/** Keeps touches from now on, until they are asked for. */
function keepTouches(): EarlyTouches {
  const touched: HTMLElement[] = [];
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>(TOUCHABLE);
    if (!control) return;
    event.preventDefault();
    touched.push(control);
    if (control.dataset.outcome !== undefined) {
      const pressed = control.getAttribute("aria-pressed") === "true";
      control.setAttribute("aria-pressed", String(!pressed));
    }
  };
  document.addEventListener("click", keep, true);
  return () => {
    document.removeEventListener("click", keep, true);
    return touched;
  };
}

/**
 * Scrolling shows the rows that are deferred below the first screen
 * (templates/styles/event-row.css).
 */
function noteScroll(): void {
  document.documentElement.dataset.scrolled = "";
}

const { core, test } = document.currentScript?.dataset ?? {};

/**
 * Whether a tester asks providers for something, or did on the page before, where the site lets them. A sandboxed frame may
 * not ask for cookies.
 */
const isTest =
  test !== undefined &&
  (readStored("local", TEST_PROVIDERS_KEY) ||
    (origin !== "null" && document.cookie.includes(TEST_PROVIDERS_KEY)));

/**
 * Starts the core, or another script beside it. The security policy trusts a script that a trusted script
 * starts, and its imports; a module that the parser finds may run by its hash, but may import nothing.
 * A script that the first paint waits for is a classic one: a module of the same code runs later.
 */
function begin(name: string, isWaitedFor?: boolean): void {
  if (!core) return;
  const script = document.createElement("script");
  script.src = urls.createScriptURL(name);
  script.fetchPriority = "high";
  // Each would run once it is loaded; no call may be made before the cookie is there.
  script.async = !isTest;
  if (isWaitedFor) script.setAttribute("blocking", "render");
  else script.type = "module";
  document.head.append(script);
}

// The build gives each of them the core's hash (build.mjs).
const urls = scriptUrls("sportsbook", (name) => (core ?? "").replace("/core-", `/${name}-`));
if (isTest) begin("test-providers");
if (readStored("local", ODDS_FORMAT_KEY)) {
  // Before the core, because the first paint waits for it. A browser that does not wait hides the prices until the
  // script has run (templates/styles/price.css).
  document.documentElement.dataset.oddsWait = "";
  begin("odds-format", true);
}
if (readStored("local", TIME_ZONE_KEY)) {
  document.documentElement.dataset.timesWait = "";
  begin("time-zone", true);
}
begin("core");
if (mayList(location.search)) {
  // Until the list that is asked for is there, styles keep its room (templates/styles/odds.css).
  document.documentElement.dataset.listing = "";
  begin("listing");
}
showTheme();
showListMarket();
showPanel(storedPanel());
customElements.define("sb-island", IslandElement);
document.addEventListener("scroll", noteScroll, { once: true });
Object.assign(globalThis, { sportsbookEarly: keepTouches() });
