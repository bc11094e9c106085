/** The islands' components, by name, as `islands.mjs` has them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Window } from "happy-dom";
import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { ISLANDS, type Island } from "../islands.mjs";
import type { Content } from "../src/plain/jsx-runtime";

const ROWS: Readonly<Record<string, Island>> = ISLANDS;

/** Whether an island is kept without React, and never hydrated. */
export function isPlain(name: string): boolean {
  return ROWS[name]?.withoutReact !== undefined;
}

const MANIFEST = fileURLToPath(new URL("../build/manifest.json", import.meta.url));

/** The component of an island. */
export async function components(name: string): Promise<ComponentType<Record<string, unknown>>> {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, string>;
  Object.assign(globalThis, {
    FLAGS_URL: `/${manifest.flags}`,
    STYLE_URLS: "{}",
    // An entry may listen to the page, or look for something in it. There is none here.
    addEventListener() {},
    document: { querySelector: () => null },
  });
  const row = ROWS[name];
  if (!row) throw new Error(`islands.mjs has no island "${name}"`);
  if (row.withoutReact) {
    const view = (await exported(row.withoutReact)) as (props: unknown) => Content;
    return (props) => asReact(view(props));
  }
  const component = await exported(row.component);
  if (component) return component as ComponentType<Record<string, unknown>>;
  await import("../src/islands");
  const { registered } = await import("../src/runtime/register");
  return await registered(name);
}

/** The props of an island, of the JSON and the markup that its macro gave. */
export async function propsOf(name: string, json: string | null, html: string): Promise<object> {
  const told = JSON.parse(json ?? "{}") as object;
  const reads = ROWS[name]?.reads;
  if (!reads) return told;
  const { document } = new Window();
  document.body.innerHTML = html;
  const read = (await exported(reads)) as (root: unknown, told: object) => object;
  return read(document.querySelector(".sb-root"), told);
}

/** What the table names by a file and an export of it; undefined when it names no export. */
async function exported(place: string): Promise<unknown> {
  const [file, name] = place.split("#");
  return name && (await import(`../src/${file}`))[name];
}

/** The same content as React's, which can render it to a text. */
function asReact(content: Content): ReactNode {
  if (Array.isArray(content)) {
    return createElement(Fragment, null, ...content.map((one: Content) => asReact(one)));
  }
  if (content === null || typeof content !== "object") return content as ReactNode;
  const { type, props } = content as Exclude<typeof content, readonly Content[]>;
  const { children, ...attributes } = props;
  if (children === undefined) return createElement(type, attributes);
  return createElement(type, attributes, asReact(children as Content));
}
