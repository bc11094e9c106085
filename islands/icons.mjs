/** The icons of `templates/icons/`, as the generator's templates read them: one file, one sprite. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** The path of each symbol in a file, by its `id`. A symbol is one path, so that scripts draw it without HTML. */
export async function icons(file, read = readFile) {
  const path = fileURLToPath(new URL(`../templates/icons/${file}.svg`, import.meta.url));
  const svg = String(await read(path));
  const symbols = svg.matchAll(
    /<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="([^"]+)"\/><\/symbol>/g,
  );
  const found = Object.fromEntries([...symbols].map(([, id, path]) => [id, path]));
  const count = svg.split("<symbol").length - 1;
  if (Object.keys(found).length !== count) {
    throw new Error(
      `templates/icons/${file}.svg has ${count} symbols, but not each is <symbol id="…" viewBox="0 0 24 24"><path d="…"/></symbol> with an id of its own`,
    );
  }
  return found;
}
