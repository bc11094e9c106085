/** A copy of the project, which a test may edit. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "./program.mjs";

/** The folders and files that a project consists of. */
const PARTS = ["content", "templates", "locales", "islands", "generator/pages/src/kinds/flags.txt"];

/**
 * Copies it: `{root, edit, remove}`. `edit` replaces a text in a file, once. A test that edits only some
 * `parts` shares the others with the project.
 */
export async function copyProject(parts = PARTS) {
  const root = await mkdtemp(join(tmpdir(), "sportsbook-project-"));
  const isOwn = (path) => !/\/(node_modules|build-dev|maps)$/.test(path);
  for (const part of PARTS) {
    if (!parts.includes(part)) {
      await mkdir(dirname(join(root, part)), { recursive: true });
      await symlink(join(ROOT, part), join(root, part));
      continue;
    }
    await cp(join(ROOT, part), join(root, part), {
      recursive: true,
      filter: isOwn,
      preserveTimestamps: true,
    });
  }
  if (parts.includes("islands")) {
    await symlink(join(ROOT, "islands/node_modules"), join(root, "islands/node_modules"));
  }
  return {
    root,
    async edit(file, from, to) {
      const path = join(root, file);
      const before = await readFile(path, "utf8");
      if (!before.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`);
      await writeFile(
        path,
        before.replace(from, () => to),
      );
    },
    // A build of the islands may still write there.
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 }),
  };
}
