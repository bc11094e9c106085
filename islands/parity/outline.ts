/** Runs in the browser, because its parser is the reference. Must not use anything from outside. */

/** An island's DOM as lines that read well in a diff. */
export interface Outline {
  /** The JSON beside the root, if any. */
  readonly props: string | null;
  readonly lines: string[];
}

/**
 * Outlines the content of the hydrated root, or the whole markup when it has none. Comments and the
 * order of attributes are ignored; boolean attributes read the same in every spelling.
 */
export function outline(html: string): Outline {
  const document = new DOMParser().parseFromString(html, "text/html");
  const root = document.querySelector(".sb-root") ?? document.body;
  const lines: string[] = [];
  let text = "";
  const flush = (depth: number) => {
    if (text !== "") lines.push(`${"  ".repeat(depth)}${JSON.stringify(text)}`);
    text = "";
  };
  const visit = (parent: Node, depth: number) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) {
        text += node.nodeValue ?? "";
      } else if (node instanceof Element) {
        flush(depth);
        const attributes = [...node.attributes].map(
          (one) => `${one.name}=${JSON.stringify(one.value)}`,
        );
        lines.push(`${"  ".repeat(depth)}<${[node.localName, ...attributes.sort()].join(" ")}>`);
        visit(node, depth + 1);
        flush(depth + 1);
      }
    }
    flush(depth);
  };
  visit(root, 0);
  const props = document.querySelector('sb-island > script[type="application/json"]');
  return { props: props?.textContent ?? null, lines };
}
