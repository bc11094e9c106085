/**
 * Whether everything on a page can be seen and touched, judged by geometry: no texts, icons or
 * controls over each other, nothing cut, nothing outside the screen, no area that scrolls through a
 * slit, every control hit in its middle and large enough.
 */
import * as boxes from "./geometry/boxes.mjs";
import * as rules from "./geometry/rules.mjs";

const SOURCE = [...Object.values(boxes), ...Object.values(rules)].map(String).join("\n");

/**
 * What lies over something else on purpose: the slip's count on its icon, "show" in a password, a logo on the
 * initials that stand in for it.
 */
const DELIBERATE = ".slip-badge, .field-action, .score-logo";

/** The least width and height of a control's target, where it is more than 24 px. */
const LEAST = [{ where: ".price, .slip :is(button, input, select)", least: 44 }];

/**
 * The faults of a page as it is now, within the first match of a selector:
 * `[{what, one, other, times}]`. Scrolls the page, and back to its start.
 */
export function look(page, { within = "body" } = {}) {
  const options = { within, deliberate: DELIBERATE, least: LEAST };
  return page.evaluate(`(() => { ${SOURCE}\nreturn faultsOf(${JSON.stringify(options)}); })()`);
}

/** A fault in a line. */
export function describe({ what, one, other, times }) {
  const often = times > 1 ? ` (${times} times)` : "";
  return `${what}: ${one}${other ? ` / ${other}` : ""}${often}`;
}
