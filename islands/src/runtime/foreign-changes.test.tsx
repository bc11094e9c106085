/** React on a page whose texts somebody else wraps or replaces, as translators do. */
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { beforeEach, describe, expect, test } from "vitest";
import { endureForeignChanges } from "./foreign-changes";

endureForeignChanges();
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Slip {
  readonly count: number;
  readonly isOpen?: boolean;
  readonly extra?: boolean;
}

/** Texts beside elements, texts that change, come and go. */
function View({ count, isOpen = true, extra = false }: Slip): ReactNode {
  return (
    <p>
      {extra && <b>new</b>}
      {count} bets for <i>{count * 10}</i>
      {isOpen ? " open" : null}
      {!isOpen && <u>closed</u>}
    </p>
  );
}

let place: HTMLElement;
let root: Root;

/** Puts each text into an element, which takes its place or wraps it. */
async function translate(how: "replaces" | "wraps"): Promise<void> {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.localName === "font") continue;
    const font = document.createElement("font");
    text.before(font);
    if (how === "wraps") {
      font.append(text);
    } else {
      const inner = document.createElement("font");
      inner.textContent = `«${text.data}»`;
      font.append(inner);
      text.remove();
    }
  }
  // What has changed is reported afterwards.
  await Promise.resolve();
}

const show = (slip: Slip) => act(() => root.render(<View {...slip} />));
const text = () => place.textContent?.replaceAll(/[«»]/g, "");

beforeEach(async () => {
  place = document.createElement("div");
  document.body.replaceChildren(place);
  root = createRoot(place);
  await show({ count: 1 });
});

describe.each(["replaces", "wraps"] as const)("where a translator %s texts", (how) => {
  beforeEach(() => translate(how));

  test("a changed number is shown", async () => {
    await show({ count: 2 });
    expect(text()).toBe("2 bets for 20 open");
  });

  test("and again, after it has been translated once more", async () => {
    await show({ count: 2 });
    await translate(how);
    await show({ count: 3 });
    expect(text()).toBe("3 bets for 30 open");
  });

  test("a text that goes makes room for what comes", async () => {
    await show({ count: 1, isOpen: false });
    expect(text()).toBe("1 bets for 10closed");
    await show({ count: 1 });
    expect(text()).toBe("1 bets for 10 open");
  });

  test("an element that comes is before the text that it belongs before", async () => {
    await show({ count: 1, extra: true });
    expect(text()).toBe("new1 bets for 10 open");
  });

  test("all of it can go", async () => {
    await act(() => root.render(null));
    expect(place.childNodes).toHaveLength(0);
  });
});

test("a mistake of ours is one still", () => {
  const stranger = document.createElement("p");
  expect(() => place.removeChild(stranger)).toThrow();
  expect(() => place.insertBefore(document.createElement("p"), stranger)).toThrow();
});
