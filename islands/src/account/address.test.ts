import { beforeEach, expect, test, vi } from "vitest";
import { openAsked } from "./address";
import { asksForAccount } from "./form-address";
import { dropToken, tokenOf } from "./link-token";
import { $authForm, $signIn, closeSignIn } from "./shared/sign-in";

vi.mock("../core/element", () => ({ wakeIslands: () => {} }));

beforeEach(() => {
  closeSignIn();
  dropToken("password-edit");
  dropToken("confirmation");
});

function open(address: string) {
  history.replaceState(null, "", address);
  const asks = asksForAccount();
  openAsked(true);
  const form = $signIn.get() === null ? null : $authForm.get();
  return { asks, form, address: location.pathname + location.search + location.hash };
}

test.each([
  ["/soccer?modal=sign-in", "sign-in", "/soccer"],
  ["/soccer?page=2&modal=sign-up#markets", "sign-up", "/soccer?page=2#markets"],
  ["/ar/live#password-new", "password-new", "/ar/live"],
  ["/?modal=password-edit", "password-edit", "/"],
  ["/#confirmation", "confirmation", "/"],
  ["/#unlock", "unlock", "/"],
  ["/de/?modal=unlock", "unlock", "/de/"],
  ["/users/unlock?unlock_token=abc", "unlock", "/users/unlock"],
  ["/users/sign-in?unlock_token=abc", "unlock", "/users/sign-in"],
  ["/ar/users/unlock", "unlock", "/ar/users/unlock"],
  ["/soccer?modal=phone-verification", "phone-verification", "/soccer"],
  ["/?modal=missed-auth-fields", "missed-auth-fields", "/"],
  ["/?modal=deposit", "deposit", "/"],
  ["/soccer#phone-verification", "phone-verification", "/soccer"],
  ["/#missed-auth-fields", "missed-auth-fields", "/"],
  ["/#deposit", "deposit", "/"],
  ["/users/sign-up", "sign-up", "/users/sign-up"],
  ["/ar/users/password/new", "password-new", "/ar/users/password/new"],
  ["/users/password/edit?reset_password_token=abc", "password-edit", "/users/password/edit"],
  ["/soccer?reset_password_token=abc&page=2", "password-edit", "/soccer?page=2"],
  ["/de/users/confirmation?confirmation_token=abc", "confirmation", "/de/users/confirmation"],
  ["/soccer?modal=else#sign-in", "sign-in", "/soccer?modal=else"],
  ["/soccer?modal=sign-up#sign-in", "sign-up", "/soccer"],
  ["/?unlock_token=abc&modal=sign-up#sign-in", "unlock", "/"],
] as const)("%s opens %s and leaves %s", (address, form, left) => {
  expect(open(address)).toEqual({ asks: true, form, address: left });
});

test.each(["/soccer", "/soccer?page=2#markets", "/users", "/soccer?betcode=AB"])(
  "%s opens nothing",
  (address) => {
    expect(open(address)).toEqual({ asks: false, form: null, address });
  },
);

test.each(["/soccer?modal=deposit-reminder", "/soccer#sign-here", "/users/else"])(
  "%s opens nothing, and stays",
  (address) => {
    const { form, address: left } = open(address);
    expect([form, left]).toEqual([null, address]);
  },
);

test("the part of a promotion that is called as a form is no request for it", () => {
  history.replaceState(null, "", "/promotions/welcome#terms");
  expect(asksForAccount()).toBe(false);
});

test("the address is written only where it asked for something, and keeps its place in the history", () => {
  history.replaceState({ place: 3 }, "", "/soccer?page=2");
  const write = vi.spyOn(history, "replaceState");
  openAsked(true);
  expect(write).not.toHaveBeenCalled();
  location.hash = "#sign-in";
  const before = history.state;
  openAsked(true);
  expect(write).toHaveBeenCalledTimes(1);
  expect(write.mock.calls[0]?.[0]).toBe(before);
  write.mockRestore();
});

test("the token of a link is kept in memory alone, and for its form", () => {
  open("/?reset_password_token=secret");
  expect([tokenOf("password-edit"), tokenOf("confirmation")]).toEqual(["secret", undefined]);
  expect(JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }])).not.toContain(
    "secret",
  );
});

test("a page opens its form once, and what its hash asks for each time", () => {
  history.replaceState(null, "", "/users/sign-up");
  openAsked(false);
  expect($signIn.get()).toBeNull();
  location.hash = "#password-new";
  openAsked(false);
  expect([$authForm.get(), location.hash]).toEqual(["password-new", ""]);
});
