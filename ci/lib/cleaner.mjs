/** What a browser makes of HTML that others wrote and `generator/project/src/html.rs` has cleaned. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fc } from "./limits.mjs";
import { ROOT, TARGET } from "./program.mjs";

const PIECES = readFileSync(join(ROOT, "generator/project/tests/html-pieces.txt"), "utf8").split(
  "\n",
);
/** What a line of a file cannot be, or an editor would lose. */
const ODD = [
  "\n",
  "\t",
  "\r",
  "\f",
  "\0",
  "\u000b",
  "\u00a0",
  "\u2028",
  "\ufeff",
  "\ufffe",
  "é",
  "💥",
];

const piece = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  // A piece that ends early runs into the next one.
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...PIECES), fc.nat(40))
      .map(([text, length]) => text.slice(0, length)),
  },
);

/** Texts as an attacker, a careless editor or a bad converter writes them; shrinks to the pieces that matter. */
export const foreignHtml = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 24 }), fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 60))
  .map(([pieces, times]) => pieces.join("").repeat(times));

/** Starts the cleaner: `clean(text)` resolves with what a page would show of the text, `stop()` ends it. */
export function startCleaner() {
  const child = spawn(join(TARGET, "debug/examples/harmless"), [], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async clean(source, root = "") {
      child.stdin.write(`${JSON.stringify({ source, root })}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`the cleaner ended with ${child.exitCode} at ${source}`);
      return JSON.parse(value);
    },
    async stop() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

/**
 * Runs in the page: what is wrong with cleaned HTML, as this browser reads it; an empty list if nothing is. The lists are
 * not those of the cleaner: what it lets through by mistake must be found.
 */
export function faultsOfHtml(html) {
  const ELEMENTS = new Set(
    "a abbr b bdi blockquote br caption cite code dd del dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins li mark ol p pre q s small strong sub sup table tbody td th thead tr ul".split(
      " ",
    ),
  );
  const EVERYWHERE = ["dir", "lang"];
  const ATTRIBUTES = {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height", "loading", "decoding"],
    ol: ["start"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  };
  const SCHEMES = ["https:", "http:", "mailto:", "tel:", "sms:"];
  const faults = [];
  const check = (all) => {
    for (const node of all.querySelectorAll("*")) {
      const name = node.localName;
      if (node.namespaceURI !== "http://www.w3.org/1999/xhtml" || !ELEMENTS.has(name)) {
        faults.push(`an element ${node.nodeName} of ${node.namespaceURI}`);
      }
      for (const attribute of node.attributes) {
        if (![...EVERYWHERE, ...(ATTRIBUTES[name] ?? [])].includes(attribute.name)) {
          faults.push(`an attribute ${name} ${attribute.name}`);
        }
      }
      const address = node.getAttribute("href") ?? node.getAttribute("src");
      if (address === null) continue;
      // A document without a window knows no base.
      const read = Object.assign(document.createElement("a"), { href: address });
      const isOwn = read.origin === location.origin;
      const schemes = name === "img" ? ["https:"] : SCHEMES;
      if (!isOwn && !schemes.includes(read.protocol)) faults.push(`${name} leads to ${read.href}`);
      if (address.startsWith("/") && !isOwn) faults.push(`a path ${address} leads to ${read.href}`);
    }
    const odd = document.createNodeIterator(all, NodeFilter.SHOW_ALL, (node) =>
      node.nodeType === Node.ELEMENT_NODE || node.nodeType === Node.TEXT_NODE
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = odd.nextNode(); node; node = odd.nextNode()) {
      if (node !== all) faults.push(`a node ${node.nodeName}`);
    }
  };
  const parsed = (text) => {
    const around = document.implementation.createHTMLDocument("").createElement("div");
    around.innerHTML = text;
    return around;
  };

  const fragment = parsed(html);
  check(fragment);
  const again = parsed(fragment.innerHTML);
  if (!again.isEqualNode(fragment)) {
    faults.push(`read again it is another one: ${fragment.innerHTML} and ${again.innerHTML}`);
  }

  const page = (text) =>
    `<!doctype html><html lang="en"><head><title>Page</title></head><body><main><section><div class="text-block">${text}</div></section></main><footer id="after">After</footer></body></html>`;
  const whole = new DOMParser().parseFromString(page(html), "text/html");
  const block = whole.querySelector(".text-block");
  check(block);
  if (block.innerHTML !== fragment.innerHTML) {
    faults.push(`in a page it is another one: ${block.innerHTML} and ${fragment.innerHTML}`);
  }
  block.replaceChildren();
  const rest = new DOMParser().parseFromString(page(""), "text/html");
  if (!whole.isEqualNode(rest)) {
    faults.push(`it changes the page around it: ${whole.documentElement.outerHTML}`);
  }
  return faults;
}
