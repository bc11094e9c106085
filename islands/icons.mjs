/**
 * The icons of `templates/icons/` as rules of stylesheets, which cut the element `.icon` out of the colour of its text.
 *
 * A stylesheet imports them: `@import "icons:pages"` those that pages may have, `@import "icons:later/bolt,lock"` some of
 * those that only code has which is loaded later.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../templates/icons/", import.meta.url));

/** The one for sports without an icon of their own: the first. */
const ANY_SPORT = "sport";

/** The elements that may have any icon of pages: those of icons.css. */
const PLACES = ".icon,.side a[class]::before,.sports-row a::before,.foot-payments [class]::before";

/** The path of each symbol in a file, by its `id`. A symbol is one path: a rule is short. */
async function drawings(file, read) {
  const svg = String(await read(join(FOLDER, `${file}.svg`)));
  const symbols = svg.matchAll(
    /<symbol id="([\w-]+)" viewBox="0 0 24 24"><path d="([\w\s.,-]+)"\/><\/symbol>/g,
  );
  const found = new Map([...symbols].map(([, id, path]) => [id, path]));
  const count = svg.split("<symbol").length - 1;
  if (found.size !== count) {
    throw new Error(
      `templates/icons/${file}.svg has ${count} symbols, but not each is <symbol id="…" viewBox="0 0 24 24"><path d="…"/></symbol> with an id of its own`,
    );
  }
  return found;
}

/** The rules of the icons that pages may have: `.icon-{name}`, and `.sport-{key}`; a sport without one has the first. */
export async function pageIcons(read = readFile) {
  const icons = await drawings("interface", read);
  for (const [name, path] of await drawings("links", read)) {
    if ((icons.get(name) ?? path) !== path) {
      throw new Error(
        `the icon "${name}" has one drawing in templates/icons/interface.svg and another in links.svg`,
      );
    }
    icons.set(name, path);
  }
  const sports = await drawings("sports", read);
  const any = sports.get(ANY_SPORT);
  if (!any) {
    throw new Error(
      `templates/icons/sports.svg has no symbol "${ANY_SPORT}", for sports without one of their own`,
    );
  }
  sports.delete(ANY_SPORT);
  return rules(PLACES, [
    [`.sport-${ANY_SPORT}`, any],
    ...[...sports].map(([key, path]) => [`.sport-${key}`, path]),
    ...[...icons].map(([name, path]) => [`.icon-${name}`, path]),
  ]);
}

/** The rules of icons that only code has which is loaded later. */
export async function laterIcons(names, read = readFile) {
  const icons = await drawings("later", read);
  const named = names.map((name) => {
    const path = icons.get(name);
    if (!path) throw new Error(`templates/icons/later.svg has no symbol "${name}"`);
    return [`.icon-${name}`, path];
  });
  return rules(named.map(([selector]) => selector).join(), named);
}

/**
 * One picture with all icons below each other, and the place of each in it. A picture for each would be a document for
 * each: Chromium takes a millisecond for one, before the first paint. Lines are as thick and round as letters; a mask
 * takes only the shape, and any colour will do. All browsers know the name with the prefix, and some no other.
 */
function rules(places, icons) {
  const paths = icons.map(
    ([, path], at) => `<path ${at ? `transform='translate(0 ${24 * at})' ` : ""}d='${path}'/>`,
  );
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 ${24 * icons.length}' fill='none' stroke='red' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${paths.join("")}</svg>`;
  const place = icons.length > 1 ? `calc(var(--icon,0)*100%/${icons.length - 1})` : "0";
  return [
    `${places}{-webkit-mask:url("data:image/svg+xml,${picture}") 0 0/100% ${100 * icons.length}% no-repeat;-webkit-mask-position:0 ${place}}`,
    ...icons.map(([selector], at) => `${selector}{--icon:${at}}`),
  ].join("\n");
}

/** Answers imports of icons in stylesheets. */
export function iconsPlugin(read = readFile) {
  return {
    name: "icons",
    setup(build) {
      build.onResolve({ filter: /^icons:/ }, ({ path }) => ({
        path: path.slice("icons:".length),
        namespace: "icons",
      }));
      build.onLoad({ filter: /.*/, namespace: "icons" }, async ({ path }) => {
        const [group, names = ""] = path.split("/");
        try {
          const contents =
            group === "pages" ? await pageIcons(read) : await laterIcons(names.split(","), read);
          return { contents, loader: "css" };
        } catch (error) {
          return { errors: [{ text: error.message }] };
        }
      });
    },
  };
}
