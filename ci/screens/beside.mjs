/** Two folders of pictures side by side: a page to open in a browser. */
import { readdir, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

/** Writes `beside.html` into the folder `after`: pictures of the same name beside each other. */
export async function writeBeside(before, after) {
  const [old, fresh] = await Promise.all([before, after].map(pictures));
  const names = [...new Set([...old, ...fresh])].sort();
  const cell = (folder, known, name) =>
    known.has(name)
      ? `<img loading="lazy" src="${escaped(join(relative(resolve(after), resolve(folder)), name))}" alt="">`
      : "<p>none</p>";
  const rows = names.map(
    (name) =>
      `<h2>${escaped(name)}</h2><div>${cell(before, old, name)}${cell(after, fresh, name)}</div>`,
  );
  const style =
    "body{font:14px sans-serif}div{display:grid;grid-template-columns:1fr 1fr;gap:16px;align-items:start}img{max-width:100%;border:1px solid #999}";
  const file = join(after, "beside.html");
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>before and after</title><style>${style}</style>${rows.join("\n")}\n`,
  );
  return file;
}

async function pictures(folder) {
  const names = await readdir(folder);
  return new Set(names.filter((name) => name.endsWith(".png")));
}

function escaped(text) {
  return text.replace(/[&<"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
