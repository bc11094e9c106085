/**
 * Draws descriptions of elements (`jsx-runtime.ts`) into the page: new, or into what stands there, of which
 * it changes only what differs. So prerendered HTML, the focus and the scroll position stay.
 *
 * A price belongs to the core's writer and listener once it is drawn: a button of the same price is left
 * alone, and so is a market with the same prices.
 */
import type { Content, Drawn } from "./jsx-runtime";

const SVG = "http://www.w3.org/2000/svg";

/** Attributes whose name in HTML is not that of React in lower case. */
const NAMES: Readonly<Record<string, string>> = {
  className: "class",
  viewBox: "viewBox",
  preserveAspectRatio: "preserveAspectRatio",
};

/** A new element, to be put into `parent`: what is within a drawing is a part of it. */
export function draw(drawn: Drawn, parent?: Element): HTMLElement {
  const element =
    drawn.type === "svg" || parent?.namespaceURI === SVG
      ? document.createElementNS(SVG, drawn.type)
      : document.createElement(drawn.type);
  patch(element, drawn);
  return element as HTMLElement;
}

/** New elements; texts are left out. */
export function drawAll(content: Content): HTMLElement[] {
  return flat(content).flatMap((one) => (typeof one === "string" ? [] : [draw(one)]));
}

/** Makes an element as described. */
export function patch(element: Element, { props }: Drawn): void {
  if (keepsPrices(element, props)) return;
  const wanted = new Map<string, string>();
  for (const [name, value] of Object.entries(props)) {
    if (IGNORED.has(name)) continue;
    const text = textOf(name, value);
    if (text !== null) wanted.set(NAMES[name] ?? name.toLowerCase(), text);
  }
  for (const { name } of [...element.attributes]) {
    // Styles are of what moves it for a moment.
    if (!wanted.has(name) && name !== "style") element.removeAttribute(name);
  }
  for (const [name, text] of wanted) {
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  patchChildren(element, flat(props.children as Content));
}

const IGNORED = new Set(["children", "suppressHydrationWarning"]);

/** Whether the element shows the described prices, whatever their state. */
function keepsPrices(element: Element, props: Drawn["props"]): boolean {
  const hasSame = (name: string) => element.getAttribute(name) === textOf(name, props[name]);
  if (props["data-outcome"] !== undefined) return hasSame("data-outcome");
  if (props["data-market"] === undefined) return false;
  if (!hasSame("data-market") || !hasSame("data-specifier")) return false;
  const shown = [...element.querySelectorAll<HTMLElement>("button[data-outcome]")];
  const keys = flat(props.children as Content).map(
    (one) => typeof one !== "string" && String(one.props["data-outcome"]),
  );
  return (
    keys.length > 0 &&
    shown.length === keys.length &&
    shown.every((button, place) => button.dataset.outcome === keys[place])
  );
}

function textOf(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "boolean") return String(value);
  // These are words; the others are there or not.
  if (name.startsWith("aria-") || name.startsWith("data-")) return String(value);
  return value ? "" : null;
}

function patchChildren(parent: Element, wanted: readonly (Drawn | string)[]): void {
  let node = parent.firstChild;
  for (const one of wanted) {
    while (node instanceof Comment) node = removed(node);
    const fits = typeof one === "string" ? node instanceof Text : isSame(node, one);
    if (!node || !fits) {
      const fresh = typeof one === "string" ? document.createTextNode(one) : draw(one, parent);
      if (node) node.replaceWith(fresh);
      else parent.append(fresh);
      node = fresh;
    } else if (typeof one !== "string") {
      patch(node as Element, one);
    } else if (node.nodeValue !== one) {
      node.nodeValue = one;
    }
    node = node.nextSibling;
  }
  while (node) node = removed(node);
}

/** Whether a node can become the described element. Prices of another market are drawn anew. */
function isSame(node: Node | null, { type, props }: Drawn): boolean {
  if (!(node instanceof Element) || node.localName !== type) return false;
  const isOther = node.hasAttribute("data-market") && props["data-market"] !== undefined;
  return !isOther || keepsPrices(node, props);
}

/** Removes a node; returns the one after it. */
function removed(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** The elements and texts of some content: neighbouring texts are one, as a parser reads them. */
function flat(content: Content): (Drawn | string)[] {
  const all: (Drawn | string)[] = [];
  const add = (one: Content): void => {
    if (Array.isArray(one)) {
      for (const part of one) add(part as Content);
    } else if (typeof one === "string" || typeof one === "number") {
      const last = all.at(-1);
      if (typeof last === "string") all[all.length - 1] = last + one;
      else if (one !== "") all.push(String(one));
    } else if (one && typeof one === "object") {
      all.push(one as Drawn);
    }
  };
  add(content);
  return all;
}
