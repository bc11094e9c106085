/** The dialog of the forms beside a session: whom a mail's link serves, and what stays open below a dialog of a limit. */
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { $alert } from "../alerts/shared/alerts";
import { useStore } from "../runtime/use-store";
import { answer, asked, PLAYER, player, returnSignedIn, settled, visitor } from "../testing/world";
import { Account } from "./account";
import { openAsked } from "./address";
import { tokenOf } from "./link-token";
import { fillWatch, holdPlay } from "./shared/play";
import { signOutNow } from "./shared/session";
import { $signIn, askForm } from "./shared/sign-in";

vi.mock("../runtime/styles", () => ({ withStyle: (_: string, code: unknown) => code }));

fillWatch(async () => ({ Prompts: () => null }));

const PHONE = {
  "GET /api/player/phone": {
    data: {
      number: "+27821234567",
      country: "za",
      verified: false,
      resend_timeout: 60,
      sms_limit_reached: false,
    },
  },
};

let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // What the header asks for beside its forms has no answer here.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(async () => {
  await act(async () => root.unmount());
  holdPlay(false);
});

function Header(): ReactNode {
  return <Account reason={useStore($signIn, null)} signInButton={() => null} />;
}

const run = (what: () => void) =>
  act(async () => {
    what();
    await vi.dynamicImportSettled();
    await settled();
    await vi.dynamicImportSettled();
    await settled();
  });
const draw = () => run(() => root.render(<Header />));
const find = <T extends HTMLElement>(id: string) =>
  document.querySelector<T>(`[data-testid="${id}"]`);
const dialog = () => document.querySelector("dialog");

test("a player who follows the link that unlocks an account unlocks it", async () => {
  await player({ "GET /api/users/unlock": { data: {} } });
  await draw();
  asked.length = 0;
  await run(() => {
    history.replaceState(null, "", "/?unlock_token=abc");
    openAsked(true);
  });
  expect(asked).toEqual(["GET /api/users/unlock"]);
  expect(find("link-done")?.textContent).toContain("unlocked");
  expect(tokenOf("unlock")).toBeUndefined();
});

test("what a player types stays below a dialog of a limit", async () => {
  await player(PHONE);
  await draw();
  await run(() => askForm("phone-verification"));
  const before = dialog();
  const code = find<HTMLInputElement>("phone-code-code") as HTMLInputElement;
  code.value = "1234";
  await run(() => holdPlay(true));
  expect([dialog() === before, find("phone-code-code") === code, code.value]).toEqual([
    true,
    true,
    "1234",
  ]);
  await run(() => holdPlay(false));
  expect(find("phone-code-code")).toBe(code);
});

test("a player's form that is asked for meanwhile opens after that dialog", async () => {
  await player(PHONE);
  await draw();
  await run(() => holdPlay(true));
  await run(() => askForm("phone-verification"));
  expect(dialog()).toBeNull();
  await run(() => holdPlay(false));
  expect(find("phone-code-form")).not.toBeNull();
});

test("a visitor's form gives way to that dialog, and opens after it", async () => {
  await visitor();
  await draw();
  await run(() => askForm("sign-in"));
  expect(find("sign-in-form")).not.toBeNull();
  await run(() => holdPlay(true));
  expect(dialog()).toBeNull();
  await run(() => holdPlay(false));
  expect(find("sign-in-form")).not.toBeNull();
});

test("a number is verified even if the player cannot be fetched then", async () => {
  await player({
    ...PHONE,
    "POST /api/player/phone/verify": {
      data: { ...PHONE["GET /api/player/phone"].data, verified: true },
    },
  });
  await draw();
  await run(() => askForm("phone-verification"));
  answer({ "GET /api/player": { status: 503, code: "unavailable" } });
  const code = find<HTMLInputElement>("phone-code-code") as HTMLInputElement;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  await run(() => {
    write?.call(code, "123456");
    code.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await run(() => find<HTMLFormElement>("phone-code-form")?.requestSubmit());
  expect(asked).toContain("POST /api/player/phone/verify");
  expect(dialog()).toBeNull();
  expect($alert.get()?.type).toBe("success");
});

test("a player whom another tab signs out is told", async () => {
  await player();
  await draw();
  localStorage.clear();
  await run(() => void window.dispatchEvent(new StorageEvent("storage", { key: "session" })));
  await vi.waitFor(() => expect($alert.get()?.title).toBe("You are signed out"));
});

test("what somebody typed is kept for a page that is loaded again, and forgotten when another comes or they leave", async () => {
  const typed = () => sessionStorage.getItem("typed");
  const type = () => sessionStorage.setItem("typed", '{"email":"me@example.com"}');
  await player();
  type();
  await draw();
  expect(typed()).not.toBeNull();
  await run(() => void signOutNow());
  expect(typed()).toBeNull();
  type();
  answer({ "GET /api/player": { data: { ...PLAYER } } });
  await run(() => void returnSignedIn());
  expect(typed()).toBeNull();
});
