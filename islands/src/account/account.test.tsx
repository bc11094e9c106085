/** The dialog of the forms beside a session: whom a mail's link serves, and what stays open below a dialog of a limit. */
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { $alert } from "../alerts/shared/alerts";
import { siteConfig } from "../api/config";
import { useStore } from "../runtime/use-store";
import { becomes } from "../testing/becomes";
import { hostedBy } from "../testing/host";
import { mount } from "../testing/mount";
import { answer, asked, PLAYER, player, returnSignedIn, settled, visitor } from "../testing/world";
import { Account } from "./account";
import { openAsked } from "./address";
import { startPaying } from "./deposit/paying-steps";
import { tokenOf } from "./link-token";
import { startHost } from "./shared/host";
import { isLeftToHost } from "./shared/left-to-host";
import { fillWatch, holdPlay } from "./shared/play";
import { loadAccounts, signOutNow } from "./shared/session";
import { $authForm, $signIn, askForm, askSignIn, closeSignIn } from "./shared/sign-in";

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

beforeEach(() => {
  // What the header asks for beside its forms has no answer here.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => act(async () => holdPlay(false)));

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
async function draw() {
  await mount(<Header />);
  await run(() => {});
}
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
  // The header may only now have come to ask for what the balance needs.
  const others = asked.filter((one) => one !== "GET /api/v2/settings");
  expect(others).toEqual(["GET /api/users/unlock"]);
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

test("a form that turns into that to sign in says that the session has ended", async () => {
  await player(PHONE);
  await draw();
  await run(() => askForm("phone-verification"));
  answer({ "GET /api/player/accounts": { status: 401, code: "unauthorized" } });
  await run(() => void loadAccounts());
  expect(find("sign-in-form")?.textContent).toContain("Your session has ended");
});

test.each([
  ["missed-auth-fields", "missed-submit", ["city"], "Save and continue"],
  ["terms", "terms-accept", ["terms_acceptance"], "I accept"],
] as const)(
  "a player whom the operator asks for %s again can answer again",
  async (form, button, lacks, label) => {
    const who = { ...PLAYER, auth_fields_missed: lacks };
    await player(
      { "PATCH /api/player": { data: who } },
      { account: { complete: true } },
      {
        auth_fields_missed: [...lacks],
      },
    );
    await draw();
    await run(() => closeSignIn());
    await run(() => startPaying({ ...PLAYER, auth_fields_missed: [...lacks] }));
    const city = find<HTMLInputElement>("missed-city");
    if (city) city.value = "Cape Town";
    const sent = () => asked.filter((name) => name === "PATCH /api/player").length;
    for (const times of [1, 2]) {
      await run(() => find(button)?.click());
      expect([sent(), $authForm.get(), find(button)?.textContent]).toEqual([times, form, label]);
      expect(find(button)?.getAttribute("aria-busy")).toBe("false");
    }
  },
);

test("a withdrawal is followed as it is, even to an address that begins like that for paying in", async () => {
  await player(
    {},
    { account: { complete: true }, withdrawal: "/profile/wallet/deposit-and-more/out" },
    { auth_fields_missed: ["city"] },
  );
  // Whole, as on a site: links are known by it.
  siteConfig().deposit = new URL("/profile/wallet/deposit", location.href).href;
  await draw();
  const isFollowed = async (id: string) => {
    await run(() => find("account")?.click());
    let isLeft = false;
    const stay = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", stay);
    await run(() => find(id)?.click());
    window.removeEventListener("click", stay);
    return isLeft;
  };
  expect([await isFollowed("to-withdrawal"), $signIn.get()]).toEqual([true, null]);
  expect([await isFollowed("to-deposit"), $authForm.get()]).toEqual([false, "missed-auth-fields"]);
});

test("what waits for the visitor is not given up where the page around this one signs in", async () => {
  await visitor();
  const host = hostedBy(location.origin);
  await draw();
  void startHost();
  host.says({ type: "iframe_integration", action: "listen", tasks: ["sign_in"] });
  for (const times of [1, 2]) {
    await run(() => askSignIn("asked"));
    expect([$signIn.get(), isLeftToHost(), dialog()]).toEqual([null, true, null]);
    const tasks = host.told.filter((one) => (one as { action: string }).action === "sign_in");
    expect(tasks).toHaveLength(times);
  }
  host.leave();
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
  await becomes(() => expect($alert.get()?.title).toBe("You are signed out"));
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
