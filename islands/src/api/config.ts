/** The site's configuration for the islands: the JSON in `#sb-config`. */
import type { IslandConfig } from "./props.gen";

/** What calls to the operator need of the configuration. */
export type CallConfig = Pick<IslandConfig, "api" | "tag">;

function createConfig() {
  let config: IslandConfig | undefined;

  /** Sets what calls need where there is no page to read it from: in a worker. */
  function useCallConfig(given: CallConfig): void {
    config = given as IslandConfig;
  }

  /**
   * The page's configuration. Throws when the page has none, which means that its template lacks it.
   */
  function siteConfig(): IslandConfig {
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

  return [siteConfig, useCallConfig] as const;
}

export const [siteConfig, useCallConfig] = createConfig();
