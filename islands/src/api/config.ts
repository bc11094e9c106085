/** The site's configuration for the islands: the JSON in `#sb-config`. */
import type { IslandConfig } from "./props.gen";

let config: IslandConfig | undefined;

/**
 * The page's configuration. Throws when the page has none, which means that its template lacks it.
 */
export function siteConfig(): IslandConfig {
  if (!config) {
    const text = document.getElementById("sb-config")?.textContent;
    if (!text) {
      throw new Error(
        'the page has no <script id="sb-config">: the layout must write frame.config',
      );
    }
    config = JSON.parse(text) as IslandConfig;
  }
  return config;
}
