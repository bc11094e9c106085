/**
 * Keeps React working on a page that somebody else changes: a browser or an extension that translates it wraps texts in
 * elements of its own (`<font>`) or puts such elements in their place. React still holds the texts that it has drawn. It
 * would throw when it removes one of them, or inserts before it, and lose the island; and it would go on to write a new
 * text into one that nobody sees.
 *
 * So it is noted what has taken the place of a text. Removing and inserting then use that element, and a new text takes
 * its place back; whoever translates the page translates the new text again.
 */

import { once } from "../state/once";

/** Begins to note such changes, before React draws. A further call does nothing. */
export const endureForeignChanges = once((): void => {
  /** The element that shows what a text of ours said. */
  const standIns = new WeakMap<Node, ChildNode>();
  /** The text that such an element stands in for. */
  const originals = new WeakMap<Node, Node>();

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child?.parentNode === this || !isOurs(child)) return removeChild.call(this, child) as T;
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const isLost = before && before.parentNode !== this && isOurs(before);
    const place = isLost ? (shownIn(this, before) ?? null) : before;
    return insertBefore.call(this, node, place) as T;
  };
  const value = [CharacterData, Node]
    .map(({ prototype }) => Object.getOwnPropertyDescriptor(prototype, "nodeValue"))
    .find((found) => found);
  if (value?.set) {
    const { set } = value;
    Object.defineProperty(Text.prototype, "nodeValue", {
      ...value,
      set(this: Text, text: string | null) {
        standIns.get(this)?.replaceWith(this);
        set.call(this, text);
      },
    });
  }
  const all = { childList: true, subtree: true };
  new MutationObserver((records) => records.forEach(note)).observe(document, all);

  /** Notes an element that has been put where a text was. */
  function note({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
    const [added] = [...addedNodes].filter(isForeign);
    const instead = added ?? [previousSibling, nextSibling].find(isForeign);
    for (const removed of removedNodes) {
      const text = originals.get(removed) ?? removed;
      // A text that React has removed itself stays away, whatever is beside it.
      if (text instanceof Text && !text.parentNode && isForeign(instead)) {
        standIns.set(text, instead);
        originals.set(instead, text);
      }
    }
  }

  /** The child of `parent` that shows the node: what stands in for it, or what has been put around it. */
  function shownIn(parent: Node, node: Node): Node | undefined {
    let shown: Node | null = standIns.get(node) ?? node;
    while (shown && shown.parentNode !== parent) shown = shown.parentNode;
    return shown ?? undefined;
  }
});

/** Whether an element is neither React's nor drawn by this site's other scripts. */
function isForeign(node: Node | null | undefined): node is ChildNode & Element {
  return node instanceof Element && node.localName === "font" && !isReacts(node);
}

/** Whether a node is React's, or a text that it may have drawn: React marks no other texts. */
function isOurs(node: Node): boolean {
  return node instanceof Text || isReacts(node);
}

function isReacts(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
}
