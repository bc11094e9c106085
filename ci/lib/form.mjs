/**
 * The editors' form of `sportsbook dev` in a browser. The browser's private file system takes the place of
 * the folder that an editor picks: files are copied in and out.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { open } from "./browser.mjs";

/** Opens the form, which asks for a folder: `{page, context, requests}`. */
export async function openForm({ browser, dev }, viewport) {
  const { page, context } = await open(browser, { viewport });
  const requests = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url())) requests.push({ url: request.url(), request });
  });
  await page.addInitScript(() => {
    globalThis.showDirectoryPicker = () => navigator.storage.getDirectory();
  });
  await page.goto(`${dev.site}/admin/`);
  await page.getByRole("button", { name: /Local Repository/ }).waitFor();
  return { page, context, requests };
}

/** Copies the project's content into the private file system. */
export async function copyIn(page, dev, edited = (text) => text) {
  const files = [];
  const content = join(dev.root, "content");
  for (const entry of await readdir(content, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(toml|md)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    files.push([path.slice(dev.root.length + 1), edited(await readFile(path, "utf8"))]);
  }
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of files) {
      const folders = path.split("/");
      const name = folders.pop();
      let folder = root;
      for (const one of folders) folder = await folder.getDirectoryHandle(one, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, files);
}

/** The text of a file in the private file system. */
export function copyOut(page, path) {
  return page.evaluate(async (path) => {
    const folders = path.split("/");
    const name = folders.pop();
    let folder = await navigator.storage.getDirectory();
    for (const one of folders) folder = await folder.getDirectoryHandle(one);
    const file = await (await folder.getFileHandle(name)).getFile();
    return file.text();
  }, path);
}
