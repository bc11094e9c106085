/**
 * Back closes what lies over the page of a phone, the last one first, and leaves the page where it is: the menu and
 * other popovers, and dialogs that ask for it. As for the slip's sheet (`core/panel-history.ts`), each has an entry
 * of its own in the history, which goes when it is closed in another way. A link inside takes that entry's place.
 */
import { $isLeaving, SHEET } from "../core/panel";
import { once } from "../state/once";

interface Layer {
  readonly close: () => void;
}

function createLayers() {
  /** Layers that have an entry, or get one as soon as the history answers. */
  let layers: readonly Layer[] = [];
  let isLeaving = false;
  /** Whether another page is on its way: going back would stop it. */
  let isReplaced = false;

  /** Takes a layer that has opened; `close` closes it. Returns a function for when it has closed. */
  function openLayer(close: () => void): () => void {
    start();
    if (!matchMedia(SHEET).matches) return () => {};
    const layer = { close };
    layers = [...layers, layer];
    settle();
    return () => {
      if (!layers.includes(layer)) return;
      layers = layers.filter((one) => one !== layer);
      settle();
    };
  }

  /** Follows the popovers of the page, also one that is open already. Called at the first one. */
  function startLayers(): void {
    start();
    const open = new Map<HTMLElement, () => void>();
    const follow = (popover: HTMLElement, isOpen: boolean) => {
      open.get(popover)?.();
      open.delete(popover);
      if (isOpen)
        open.set(
          popover,
          openLayer(() => popover.hidePopover()),
        );
    };
    const onToggle = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.hasAttribute("popover")) return;
      follow(target, (event as ToggleEvent).newState === "open");
    };
    document.addEventListener("toggle", onToggle, { capture: true });
    for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) {
      if (isShown(popover)) follow(popover, true);
    }
  }

  const start = once((): void => {
    addEventListener("popstate", () => {
      const wasOwn = isLeaving;
      isLeaving = false;
      const count = entries();
      const gone = wasOwn ? [] : layers.slice(count);
      if (gone.length > 0) layers = layers.slice(0, count);
      for (const layer of gone) layer.close();
      settle();
    });
    document.addEventListener("click", onClick);
    const { navigation } = globalThis as { navigation?: EventTarget };
    navigation?.addEventListener("navigate", (event) => {
      const { destination } = event as Event & { readonly destination: { sameDocument: boolean } };
      isReplaced = !destination.sameDocument;
    });
    navigation?.addEventListener("navigateerror", () => {
      isReplaced = false;
    });
    // An entry of a page that was left from inside a layer, such as by a form.
    settle();
  });

  function settle(): void {
    // The history answers later. Another entry before that would be lost.
    if (isLeaving || $isLeaving.get() || isReplaced) return;
    const count = entries();
    if (layers.length < count) {
      isLeaving = true;
      $isLeaving.set(true);
      history.back();
    } else if (layers.length > count) {
      history.pushState({ ...history.state, layers: count + 1 }, "");
      settle();
    }
  }

  /** The page that a link leads to takes the place of the layer's entry: Back then leads to the page without it. */
  function onClick(event: MouseEvent): void {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey)
      return;
    if (link.target || link.hasAttribute("download") || !link.closest("[popover], dialog")) return;
    const isHere = link.pathname === location.pathname && link.search === location.search;
    if (entries() === 0 || layers.length === 0 || isHere || !/^https?:/.test(link.protocol)) return;
    event.preventDefault();
    location.replace(link.href);
  }

  return { openLayer, startLayers };
}

export const { openLayer, startLayers } = createLayers();

/** A browser without popovers does not know the selector. */
function isShown(popover: HTMLElement): boolean {
  try {
    return popover.matches(":popover-open");
  } catch {
    return false;
  }
}

/** How many entries of layers lead to the current one. */
function entries(): number {
  return Number(history.state?.layers ?? 0);
}
