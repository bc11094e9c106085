/** The way to paying in: form by form, and then the platform's page. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { becomes } from "../../testing/becomes";
import { hostedBy } from "../../testing/host";
import { PLAYER, player, visitor } from "../../testing/world";
import { $authForm, $signIn, askForm, closeSignIn } from "../shared/sign-in";
import { depositUrl, goOnPaying, missedOf, startPaying } from "./paying-steps";

const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  vi.spyOn(location, "assign").mockImplementation(assign);
});

afterEach(() => {
  closeSignIn();
  vi.restoreAllMocks();
});

const lacking = (...fields: readonly string[]) => ({ ...PLAYER, auth_fields_missed: [...fields] });
const open = () => ($signIn.get() === null ? undefined : $authForm.get());

describe("a player who pays in", () => {
  test("is asked for what is missing, then for the phone number, and is then led on", async () => {
    await player({}, { account: { complete: true } });
    startPaying(lacking("city", "mobile_phone"));
    expect(open()).toBe("missed-auth-fields");
    expect([goOnPaying(lacking("mobile_phone")), open()]).toEqual([true, "phone-verification"]);
    expect(assign).not.toHaveBeenCalled();
    expect([goOnPaying(lacking()), open()]).toEqual([true, undefined]);
    expect(assign.mock.calls).toEqual([[depositUrl()]]);
    // It has ended: a form that is done later leads nowhere.
    expect([goOnPaying(lacking()), assign.mock.calls.length]).toEqual([false, 1]);
  });

  test("stays on the page where the platform's opens in a dialog", async () => {
    await player({}, { account: { dialog: { kind: "frame" } } });
    startPaying(lacking());
    expect([open(), assign.mock.calls]).toEqual(["deposit", []]);
    expect(goOnPaying(lacking())).toBe(true);
  });

  test("is led nowhere after the form was closed, when another is done", async () => {
    await player({}, { account: { complete: true } });
    startPaying(lacking("city"));
    closeSignIn();
    askForm("phone-verification");
    expect([goOnPaying(lacking()), open(), assign.mock.calls]).toEqual([
      false,
      "phone-verification",
      [],
    ]);
  });

  test("leads nobody else there, who signs in while the form is open", async () => {
    await player({}, { account: { complete: true } });
    startPaying(lacking("city"));
    expect([goOnPaying({ ...lacking(), id: 2 }), assign.mock.calls]).toEqual([false, []]);
  });
});

test("in a frame that no page takes care of, the platform's page opens in a tab of its own", async () => {
  await player();
  const host = hostedBy(location.origin);
  const opened = vi.spyOn(window, "open").mockImplementation(() => null);
  startPaying(lacking());
  await becomes(() => expect(opened).toHaveBeenCalled());
  host.leave();
  expect(opened.mock.calls).toEqual([[depositUrl(), "_blank", "noopener"]]);
  expect([open(), assign.mock.calls]).toEqual([undefined, []]);
});

test("a form that leads to nothing else is not followed by paying in", async () => {
  await player();
  expect(goOnPaying(lacking())).toBe(false);
});

test("what is missing is in the order of the form; what is unknown is left to the platform", () => {
  expect(missedOf(lacking("postal_code", "shoe_size", "last_name", "first_name"))).toEqual([
    "first_name",
    "last_name",
    "postal_code",
  ]);
  expect(
    missedOf(lacking("first_name", "last_name", "date_of_birth", "address", "city", "postal_code")),
  ).toHaveLength(6);
});

test("the platform's page leads back to this one", async () => {
  await visitor();
  history.replaceState(null, "", "/soccer?page=2#slip");
  const url = new URL(depositUrl());
  expect([url.origin + url.pathname, url.searchParams.get("return_url")]).toEqual([
    `${location.origin}/profile/wallet/deposit`,
    location.href,
  ]);
});
