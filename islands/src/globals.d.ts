/** URL of the folder of flags, with `{name}.svg` in it; set by the build. */
declare const FLAGS_URL: string;

/** JSON of the URLs of the stylesheets that are loaded later, by name; put in by the build. */
declare const STYLE_URLS: string;

/** URL of the shared worker's script (`push/worker.ts`); set by the build. */
declare const PUSH_WORKER_URL: string;

/** The light build has the same types as the whole one. */
declare module "hls.js/light" {
  import Hls from "hls.js";
  export default Hls;
}
