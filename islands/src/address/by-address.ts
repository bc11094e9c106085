/**
 * Runs before the first paint of pages that depend on their address, as a classic script in a file of
 * its own:
 *
 * - on the page of search, a query in the address shows its results in place of the list of leagues;
 * - on the not-found page, the path may be that of a match which is younger than the last build. Then
 *   the words "not found" wait until the operator has answered, and a skeleton has their place.
 */
import { matchPath } from "./match-path";

/** The words appear if the island that asks is not awake by then: its code may not load. */
const PATIENCE_MS = 10_000;

const { dataset } = document.documentElement;
const { prefix, sports } = document.currentScript?.dataset ?? {};

if (sports === undefined) {
  if (new URLSearchParams(location.search).get("q")) dataset.query = "";
} else {
  const path = matchPath(location.pathname, prefix ?? "", sports.split(" "));
  if (path) {
    dataset.young = "";
    setTimeout(() => {
      if (!document.querySelector(".young[data-awake]")) delete dataset.young;
    }, PATIENCE_MS);
  }
}
