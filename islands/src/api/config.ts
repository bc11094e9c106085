/** The site's configuration for the islands: the JSON in `#sb-config`. */
import type { IslandConfig } from "./props.gen";

let config: IslandConfig | undefined;

/** What calls to the operator need of the configuration. */
export type CallConfig = Pick<IslandConfig, "api" | "tag">;

/** Sets what calls need where there is no page to read it from: in a worker. */
export function useCallConfig(given: CallConfig): void {
  config = given as IslandConfig;
}

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
