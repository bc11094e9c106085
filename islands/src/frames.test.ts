// @vitest-environment node
/** Every frame that the site shows has a sandbox: a page of somebody else cannot lead this one away. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOTS = [import.meta.dirname, join(import.meta.dirname, "../../templates")];

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|html)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, name), "utf8") })),
);

/** What a frame is made by, and the part of the text in which it gets its attributes. */
const FRAME = /<iframe\b[^>]*|createElement\("iframe"\)[\s\S]*?\n}/g;

it("every frame has a sandbox", () => {
  const frames = files.flatMap(({ name, text }) =>
    [...text.matchAll(FRAME)].map(([frame]) => ({ name, frame })),
  );
  expect(frames.length).toBeGreaterThan(3);
  const free = frames.filter(({ frame }) => !/\bsandbox\b/.test(frame)).map(({ name }) => name);
  expect(free).toEqual([]);
});

it("no frame may lead the whole window away without a press", () => {
  const leads = files.filter(({ text }) =>
    /allow-top-navigation(?!-by-user-activation)/.test(text),
  );
  expect(leads.map(({ name }) => name)).toEqual([]);
});
