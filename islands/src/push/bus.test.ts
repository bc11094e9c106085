import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { PushEvent } from "../api/wire.gen";
import { dispatch, push } from "./bus";

const error = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => error.mockClear());

const event = (event_name: string) => ({ event_name, message: { a: 1 } }) as unknown as PushEvent;

test("an event that nothing handles is reported once for each name", () => {
  dispatch(event("odds_exploded"));
  dispatch(event("odds_exploded"));
  dispatch(event("provider_status_changed"));
  expect(error.mock.calls.map(([what]) => what)).toEqual([
    'no handler for the push event "odds_exploded"',
    'no handler for the push event "provider_status_changed"',
  ]);
});

test("an event that has a listener, or will have one, is not reported", () => {
  const heard = vi.fn();
  const stop = push.on("notification", heard);
  dispatch(event("notification"));
  dispatch(event("bet_changed"));
  expect(heard).toHaveBeenCalledWith({ a: 1 });
  stop();
  expect(error).not.toHaveBeenCalled();
});

test("every listener in the code is of an event that counts as handled", () => {
  const source = join(import.meta.dirname, "..");
  const names = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(join(source, file), "utf8"))
    .flatMap((text) => [...text.matchAll(/push\.on\(\s*"(\w+)"/g)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) dispatch(event(name as string));
  expect(error).not.toHaveBeenCalled();
});
