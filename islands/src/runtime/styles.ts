/**
 * Stylesheets of code that is loaded later. The code waits for them, so that nothing is rendered
 * without its style; React's own way (`<link precedence>`) would render the placeholder a second
 * time, and never retries.
 */
import type { LaterStyle } from "./styles.gen";

const URLS: Readonly<Record<LaterStyle, string>> = /* @__PURE__ */ JSON.parse(STYLE_URLS);

/** Loads code together with its stylesheet. */
export async function withStyle<T>(name: LaterStyle, code: Promise<T>): Promise<T> {
  const [module] = await Promise.all([code, loadStyle(URLS[name])]);
  return module;
}

const loading = new Map<string, Promise<void>>();

function loadStyle(href: string): Promise<void> {
  let promise = loading.get(href);
  if (!promise) {
    promise = insert(href);
    loading.set(href, promise);
    // After a failure the next caller retries.
    promise.catch(() => loading.delete(href));
  }
  return promise;
}

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
