/** The site's configuration for the islands: the JSON in `#sb-config`. */
import { once } from "../state/once";
import type { IslandConfig } from "./props.gen";

/**
 * The page's configuration. Throws when the page has none, which means that its template lacks it.
 */
export const siteConfig = /* @__PURE__ */ once((): IslandConfig => {
  const text = document.getElementById("sb-config")?.textContent;
  if (!text) {
    throw new Error('the page has no <script id="sb-config">: the layout must write frame.config');
  }
  return JSON.parse(text) as IslandConfig;
});
