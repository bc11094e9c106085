/** The colours of the browser's own bars around a page: those of the header in `templates/styles/tokens.css`. */

const SURFACE = "--surface-raised";

/** The raised surface of the light and of the dark theme, from the text of `tokens.css`. */
export function theme(css) {
  const rules = [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const surfaces = (wanted) =>
    rules
      .filter(([, selector]) => wanted(selector.trim()))
      .map(([, , body]) => body.match(/(?:^|[;\s])--surface-raised\s*:\s*([^;]+)/)?.[1].trim());
  const light = surfaces((selector) => selector === ":root");
  // The theme that a visitor chose, and that of the system.
  const dark = surfaces((selector) => /^:root.*data-theme/.test(selector));
  return { light: colour(light, "light"), dark: colour(dark, "dark") };
}

function colour(surfaces, name) {
  const [first] = surfaces;
  if (!first || surfaces.some((one) => one !== first)) {
    const found = surfaces.map((one) => one ?? "none").join(", ") || "none";
    throw new Error(
      `templates/styles/tokens.css needs one ${SURFACE} for the ${name} theme, and has: ${found}`,
    );
  }
  if (first.includes("var(")) {
    throw new Error(
      `templates/styles/tokens.css: ${SURFACE} of the ${name} theme is ${first}, and must be a colour: the browser's bars take it, which know no variables`,
    );
  }
  return first;
}
