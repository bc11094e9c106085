/**
 * `<sb-island data-name when>`: a piece of prerendered HTML that React adopts later.
 *
 * `when` decides when it wakes: `load` (as soon as the document is parsed) or `interaction`. A touch of
 * one of its controls wakes any island immediately, and is repeated once the island is awake. What an
 * earlier page left wakes some when the browser is idle (`idle.ts`). Without `when` it answers touches itself: it is
 * kept without React (`follow.ts`, `idle.ts`) and never wakes, or React has begun to adopt it. `data-awake` marks what
 * is adopted either way.
 */

/** Hydrates islands; loaded when the first of them wakes. */
interface Islands {
  mount(island: HTMLElement, name: string): Promise<void>;
}

/** What waits for an idle browser runs at the latest this long after the page has loaded. */
const IDLE_TIMEOUT_MS = 3000;

const CONTROL = "button:not([data-outcome], [data-moves]), input, select, textarea, form";
const NATIVE = "[popovertarget], [commandfor], [data-slip-toggle], [data-theme-toggle]";

/**
 * An island's element (`before-paint.ts` defines it), with the touches from before it was awake.
 */
interface SbIsland extends HTMLElement {
  /** Settles when React has adopted the island; undefined until something wakes it. */
  awake?: Promise<void> | undefined;
  touched?: HTMLElement | undefined;
}

function createWaking() {
  let loadIslands: () => Promise<Islands>;

  /**
   * Listens for the touches that wake islands. `load` loads their code; nothing wakes before this.
   */
  function listenForTouches(load: () => Promise<Islands>): void {
    loadIslands = load;
    for (const type of ["pointerdown", "focusin", "click", "submit"]) {
      document.addEventListener(type, onTouch, { capture: true });
    }
  }

  /** Wakes the islands that wait for nothing; called when the document is parsed. */
  function scheduleIslands(): void {
    document.querySelectorAll<SbIsland>('sb-island[when="load"]').forEach(wake);
  }

  /** Wakes every island with a name, as after a touch. */
  function wakeIslands(name: string): void {
    for (const island of document.querySelectorAll<SbIsland>(`sb-island[data-name="${name}"]`)) {
      wake(island);
    }
  }

  function wake(island: SbIsland): Promise<void> {
    island.awake ??= load(island).catch((error: unknown) => {
      // Its code is asked for until it comes: this is a fault of the page. The next touch tries again.
      island.awake = undefined;
      console.error(`island "${island.dataset.name}" did not load:`, error);
    });
    return island.awake;
  }

  async function load(island: SbIsland): Promise<void> {
    const name = island.dataset.name ?? "";
    const { mount } = await loadIslands();
    await mount(island, name);
    island.dataset.awake = "";
    const touched = island.touched;
    island.touched = undefined;
    if (touched?.isConnected) replay(touched);
  }

  function onTouch(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>(CONTROL);
    const island = control?.closest<SbIsland>("sb-island");
    if (!control || !island?.hasAttribute("when")) return;
    if (event.type === "submit") event.preventDefault();
    if (event.type === "submit" || (event.type === "click" && isButton(control))) {
      island.touched = control;
    }
    void wake(island);
  }

  return [listenForTouches, scheduleIslands, wakeIslands] as const;
}

export const [listenForTouches, scheduleIslands, wakeIslands] = createWaking();

/** Runs a task when the page has loaded and the browser has time. */
export function whenIdle(task: () => void): void {
  const idle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(task, 200);
  };
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}

/** Whether the visitor asked the browser to save data. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function isButton(control: HTMLElement): boolean {
  return (
    control instanceof HTMLButtonElement && control.type !== "submit" && !control.matches(NATIVE)
  );
}

function replay(touched: HTMLElement): void {
  if (touched instanceof HTMLFormElement) touched.requestSubmit();
  else touched.click();
}
