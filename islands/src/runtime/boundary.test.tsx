/** An island that throws leaves no empty place: what was prerendered, or a sentence, with a way to try again. */
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Problem, takeOver } from "../report/report";
import { becomes } from "../testing/becomes";
import { mount } from "./mount";
import { register } from "./register";

vi.mock("../messages/words", () => ({ useMessages: () => (id: string) => id }));

const PRERENDERED = `<p>Arsenal <button type="button" data-outcome="1:1::1">1.85</button></p>`;

let isBroken = true;

/** Throws while it is drawn, or after a press. */
function Part(): ReactNode {
  const [isPressed, press] = useState(false);
  if (isBroken || isPressed) throw new Error("no such market");
  return (
    <p>
      Arsenal{" "}
      <button type="button" data-outcome="1:1::1" onClick={() => press(true)}>
        1.85
      </button>
    </p>
  );
}

register("part", Part);
register("sound", () => <p>sound</p>);

const problems: Problem[] = [];
let former: ReturnType<typeof takeOver>;

beforeEach(() => {
  problems.length = 0;
  former = takeOver((problem) => problems.push(problem));
  document.body.innerHTML = [
    `<sb-island data-name="part"><div class="sb-root">${PRERENDERED}</div></sb-island>`,
    `<sb-island data-name="sound"><div class="sb-root"><p>sound</p></div></sb-island>`,
  ].join("");
});

afterEach(() => {
  takeOver(former);
  vi.restoreAllMocks();
});

const island = (name: string) =>
  document.querySelector<HTMLElement>(`[data-name=${name}]`) as HTMLElement;
const root = (name: string) => island(name).firstElementChild as HTMLElement;
const wake = (name: string) => mount(island(name), name);
const retry = () => document.querySelector<HTMLElement>("[data-testid=island-retry]");

test("one that cannot be drawn keeps what was prerendered, is awake, and is reported once", async () => {
  isBroken = true;
  await wake("part");
  await wake("sound");
  expect(root("part").querySelector("p")?.outerHTML).toBe(PRERENDERED);
  expect(root("sound").textContent).toBe("sound");
  expect(problems).toMatchObject([
    {
      kind: "island.failed",
      message: 'the island "part" failed',
      cause: new Error("no such market"),
    },
  ]);
  const shown = root("part").firstElementChild;
  retry()?.click();
  await becomes(() => expect(root("part").firstElementChild).not.toBe(shown));
  expect(root("part").querySelector("p")?.outerHTML).toBe(PRERENDERED);
  expect(problems).toHaveLength(1);
});

test("one that fails later says so, and is drawn anew when it is tried again", async () => {
  isBroken = false;
  await wake("part");
  expect(retry()).toBeNull();
  root("part").querySelector("button")?.click();
  await becomes(() => expect(root("part").textContent).toBe("alert-error-titleisland-retry"));
  retry()?.click();
  await becomes(() => expect(root("part").textContent).toBe("Arsenal 1.85"));
});
