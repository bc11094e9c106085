/** The field's keyboard and the calls to the operator, over a field that is already there. */
import { act, createRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Found } from "./found";

const PAUSE_MS = 200;
const asked: { q: string | null; signal: AbortSignal | null }[] = [];
let answer: (q: string) => Promise<Response>;
let root: Root;
let field: HTMLInputElement;

vi.mock("./words", () => ({ say: (id: string) => id }));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  localStorage.clear();
  asked.length = 0;
  answer = async (q) => found(q === "xyz" ? [] : [1, 2]);
  vi.stubGlobal("fetch", async (url: string, { signal }: RequestInit) => {
    const q = new URL(url, "http://localhost").searchParams.get("q");
    asked.push({ q, signal: signal ?? null });
    return answer(q ?? "");
  });
  const config = { tag: "en-ZA", prefix: "", api: "", zone: "Africa/Johannesburg" };
  document.body.innerHTML = `<script id="sb-config" type="application/json">${JSON.stringify(config)}</script>
    <form><input></form><div></div>`;
  field = document.querySelector("input") as HTMLInputElement;
  const ref = createRef<HTMLInputElement>();
  ref.current = field;
  root = createRoot(document.querySelector("div") as Element);
  await act(async () => root.render(<Found field={ref} all="/search" />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

function league(id: number) {
  const sport = { key: "soccer", name: "Soccer" };
  const category = { slug: "england", name: "England", sport };
  return { id, slug: `league-${id}`, name: `League ${id}`, category };
}

function found(ids: number[]): Response {
  const data = { matches: [], tournaments: ids.map(league), markets: [] };
  return new Response(JSON.stringify({ data }));
}

async function type(text: string, wait = PAUSE_MS): Promise<void> {
  await act(async () => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(() => vi.advanceTimersByTimeAsync(wait));
}

async function press(key: string): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  await act(async () => field.dispatchEvent(event));
  return event.defaultPrevented;
}

const note = () => document.querySelector("[data-testid=search-note]")?.textContent;
const chosen = () => field.getAttribute("aria-activedescendant");
const rows = () => [...document.querySelectorAll("[role=option]")];

test("fewer than 3 characters ask nothing", async () => {
  await type("  ma ");
  expect(asked).toEqual([]);
  expect(note()).toBe("search-short");
});

test("the operator is asked once after a pause, and a newer text aborts the older call", async () => {
  await type("man", 100);
  await type("manc", 100);
  await type("man u");
  expect(asked.map(({ q }) => q)).toEqual(["man u"]);
  answer = () => new Promise(() => {});
  await type("leeds");
  await type("leeds u");
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
});

test("the answer to an older text is not shown, whenever it comes", async () => {
  let late: (response: Response) => void = () => {};
  answer = () =>
    new Promise((resolve) => {
      late = resolve;
    });
  await type("man");
  answer = async () => found([1]);
  await type("leeds");
  await act(async () => late(found([1, 2, 3])));
  expect(rows()).toHaveLength(1);
});

test("arrows choose a row, and Enter follows it", async () => {
  await type("league");
  expect(rows()).toHaveLength(2);
  expect(field.getAttribute("aria-expanded")).toBe("true");
  expect(field.getAttribute("aria-controls")).toBe(document.querySelector("[role=listbox]")?.id);
  expect(await press("Enter"), "the form submits").toBe(false);
  await press("ArrowDown");
  await press("ArrowDown");
  expect(chosen()).toBe(rows()[1]?.id);
  expect(rows()[1]?.getAttribute("aria-selected")).toBe("true");
  await press("ArrowDown");
  expect(chosen(), "after the last is the field").toBeNull();
  await press("ArrowUp");
  expect(chosen()).toBe(rows()[1]?.id);
  const followed = vi.fn((event: Event) => event.preventDefault());
  rows()[1]?.addEventListener("click", followed);
  expect(await press("Enter")).toBe(true);
  expect(followed).toHaveBeenCalledOnce();
  expect(localStorage.getItem("searches")).toBe('["league"]');
});

test("nothing found, no answer and no connection are said", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await type("xyz");
  expect(note()).toContain("search-nothing xyz");
  answer = async () => new Response("{}", { status: 500 });
  await type("leeds");
  expect(note()).toContain("search-failed");
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await type("leeds u");
  expect(note()).toContain("search-offline");
  onLine.mockRestore();
  answer = async () => found([1]);
  await act(async () => window.dispatchEvent(new Event("online")));
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  expect(rows(), "it asks again by itself").toHaveLength(1);
});
