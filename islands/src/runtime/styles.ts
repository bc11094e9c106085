/**
 * Stylesheets of code that is loaded later. The code waits for them, so that nothing is rendered
 * without its style; React's own way (`<link precedence>`) would render the placeholder a second
 * time, and never retries.
 */
import { cached } from "../state/cached";
import { onceAnswered } from "../state/once";
import type { LaterStyle } from "./styles.gen";

const URLS: Readonly<Record<LaterStyle, string>> = /* @__PURE__ */ JSON.parse(STYLE_URLS);

/** Loads code together with its stylesheet. */
export async function withStyle<T>(name: LaterStyle, code: Promise<T>): Promise<T> {
  const [module] = await Promise.all([code, loaderOf(URLS[name])()]);
  return module;
}

/** What loads a stylesheet once; after a failure the next caller retries. */
const loaderOf = cached((href: string) => onceAnswered(() => insert(href)));

function insert(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      onload: () => resolve(),
      onerror: () => {
        link.remove();
        reject(new Error(`${href} could not be loaded`));
      },
    });
    document.head.append(link);
  });
}
