/** A press of an island's button counts once, whenever it comes: before its code is there, while React adopts it, later. */
import { type ReactNode, useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { listenForTouches, wakeIslands } from "../core/element";
import { becomes } from "../testing/becomes";
import { mount } from "./mount";
import { register } from "./register";

function Toggle(): ReactNode {
  const [isOn, setOn] = useState(false);
  return (
    <button type="button" onClick={() => setOn(!isOn)}>
      {isOn ? "on" : "off"}
    </button>
  );
}

let load = () => {};

register("toggle", Toggle);
listenForTouches(async () => {
  await new Promise<void>((resolve) => (load = resolve));
  return { mount };
});

beforeEach(() => {
  document.body.innerHTML = `<sb-island data-name="toggle" when="interaction"><div class="sb-root"><button type="button">off</button></div></sb-island>`;
});

const island = () => document.querySelector("sb-island") as HTMLElement;
const button = () => document.querySelector("button") as HTMLButtonElement;
const isAwake = () => becomes(() => expect(island().dataset.awake).toBe(""));
/** Until React has begun to adopt the island: it has not drawn anything yet. */
const isBegun = async () => {
  const root = document.querySelector(".sb-root") as Element;
  while (!Object.keys(root).some((key) => key.startsWith("__reactContainer$"))) await null;
};

test("before its code is there", async () => {
  button().click();
  expect(button().textContent).toBe("off");
  load();
  await isAwake();
  await becomes(() => expect(button().textContent).toBe("on"));
});

test("while React adopts it", async () => {
  wakeIslands("toggle");
  load();
  await isBegun();
  expect(island().dataset.awake).toBeUndefined();
  button().click();
  await isAwake();
  await becomes(() => expect(button().textContent).toBe("on"));
});

test("later", async () => {
  wakeIslands("toggle");
  load();
  await isAwake();
  button().click();
  await becomes(() => expect(button().textContent).toBe("on"));
});
