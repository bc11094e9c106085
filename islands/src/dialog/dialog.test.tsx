import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog, DialogHead, DialogWaiting } from "./dialog";

const onClose = vi.fn();
let close: () => Promise<void>;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  onClose.mockReset();
  document.body.innerHTML = "<main><button>open</button><div></div></main>";
  document.querySelector("button")?.focus();
  const root = createRoot(document.querySelector("div") as Element);
  await act(async () =>
    root.render(
      <Dialog className="small" labelledBy="title" onClose={onClose}>
        <DialogHead id="title" title="Hello" close="Close" onClose={onClose} />
      </Dialog>,
    ),
  );
  close = () => act(async () => root.unmount());
});

afterEach(() => close());

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;

test("it is modal, labelled by its title, and at the end of the page", () => {
  expect(dialog().open).toBe(true);
  const name = document.getElementById(dialog().getAttribute("aria-labelledby") ?? "");
  expect(name?.textContent).toBe("Hello");
  expect(document.body.lastElementChild).toBe(dialog());
});

test("the page behind does not scroll while it is open", async () => {
  expect(document.documentElement.style.overflow).toBe("hidden");
  await close();
  expect(document.documentElement.style.overflow).toBe("");
  expect(document.querySelector("dialog")).toBeNull();
});

test("of two that lie on each other, either may close first: the page scrolls again after both", async () => {
  const { style } = document.documentElement;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const second = (
    <Dialog className="small" labelledBy="second">
      <h2 id="second">Go on?</h2>
    </Dialog>
  );
  await act(async () => root.render(second));
  await close();
  expect(style.overflow).toBe("hidden");
  await act(async () => root.unmount());
  expect(style.overflow).toBe("");
});

test("a press outside closes it, one inside does not", async () => {
  await act(async () => dialog().querySelector("h2")?.click());
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => dialog().click());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("its button closes it, and so does the browser's own way", async () => {
  await act(async () => dialog().querySelector("button")?.click());
  expect(onClose).toHaveBeenCalledTimes(1);
  await act(async () => dialog().dispatchEvent(new Event("close")));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("it is closed before it leaves the page, so that the focus returns", async () => {
  const element = dialog();
  let wasInPage: boolean | undefined;
  vi.spyOn(element, "close").mockImplementation(() => {
    wasInPage = element.isConnected;
  });
  await close();
  expect(wasInPage).toBe(true);
});

test("one that must be answered stays open after Escape and a press outside", async () => {
  await close();
  const root = createRoot(document.querySelector("div") as Element);
  await act(async () =>
    root.render(
      <Dialog className="small" labelledBy="title">
        <h2 id="title">Go on?</h2>
      </Dialog>,
    ),
  );
  const cancel = new Event("cancel", { cancelable: true });
  await act(async () => dialog().dispatchEvent(cancel));
  expect(cancel.defaultPrevented).toBe(true);
  await act(async () => dialog().click());
  // Some browsers close it all the same.
  await act(async () => dialog().close());
  expect(dialog().open).toBe(true);
  close = () => act(async () => root.unmount());
});

test("one whose contents are not there yet can be closed", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const waiting = (
    <Dialog className="small" labelledBy="second" label="Account" onClose={onClose}>
      <DialogWaiting close="Close" onClose={onClose} />
    </Dialog>
  );
  await act(async () => root.render(waiting));
  const button = document.querySelector<HTMLElement>('[aria-busy] [aria-label="Close"]');
  await act(async () => button?.click());
  expect(onClose).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});

test.each([true, false])(
  "Back closes it on a phone where it asks for that: %s",
  async (closesOnBack) => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const before = history.state;
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    await act(async () =>
      root.render(
        <Dialog className="small" labelledBy="second" onClose={onClose} closesOnBack={closesOnBack}>
          <h2 id="second">Sign in</h2>
        </Dialog>,
      ),
    );
    history.replaceState(before, "");
    await act(async () => dispatchEvent(new Event("popstate")));
    expect(onClose).toHaveBeenCalledTimes(closesOnBack ? 1 : 0);
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  },
);
