/** The accounts in the menu: another one is opened by a button that names the currency, once one is chosen. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { $alert } from "../alerts/shared/alerts";
import { loadMessages } from "../messages/messages";
import { useStore } from "../runtime/use-store";
import { answer, asked, player, RANDS, settled } from "../testing/world";
import { Accounts } from "./accounts";
import { $session, mergeAccounts } from "./shared/session";

const settings = vi.hoisted(() => ({
  currencies: ["ZAR", "EUR", "USD"].map((code) => ({ code, subunits: 100 })),
}));

vi.mock("./shared/settings", async (original) => ({
  ...(await original<object>()),
  $settings: { get: () => settings, listen: () => () => {} },
}));

const EUROS = { currency: "EUR", balance: 0, active: true };
const OPENED = [{ ...RANDS, active: false }, EUROS];
const OPEN = "POST /api/player/accounts";

let root: Root;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
  await player({ [OPEN]: { data: OPENED } });
  await loadMessages("session");
  await act(async () => root.render(<Listed />));
  asked.length = 0;
});

afterEach(() => act(async () => root.unmount()));

function Listed() {
  return <Accounts accounts={useStore($session, $session.get()).accounts ?? []} />;
}

const find = <T extends HTMLElement>(id: string) =>
  document.querySelector<T>(`[data-testid="${id}"]`);
const confirm = () => document.querySelector("[type=submit]") as HTMLButtonElement;
/** What the button says; undefined while it opens nothing. */
const offer = () => (confirm().disabled ? undefined : confirm().textContent);

const choose = (currency: string) =>
  act(async () => {
    const field = find<HTMLSelectElement>("account-currency") as HTMLSelectElement;
    field.value = currency;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });

const press = () =>
  act(async () => {
    confirm().focus();
    confirm().click();
    await settled();
  });

test("a currency that is chosen is named by the button, and opens nothing", async () => {
  expect([offer(), confirm().textContent]).toEqual([undefined, "Open account"]);
  await choose("EUR");
  expect(offer()).toBe("Open account · EUR");
  await choose("USD");
  expect(offer()).toBe("Open account · USD");
  await choose("");
  expect(offer()).toBeUndefined();
  await press();
  expect(asked).toEqual([]);
});

test("the button opens the account, and the focus stays among the accounts", async () => {
  await choose("EUR");
  await press();
  expect(asked).toEqual([OPEN]);
  expect(find("account-EUR")?.getAttribute("aria-pressed")).toBe("true");
  expect(offer()).toBeUndefined();
  expect(document.activeElement?.className).toBe("accounts");
});

test("an account that was not opened can be tried again", async () => {
  answer({ [OPEN]: { status: 503, code: "unavailable" } });
  await choose("EUR");
  await press();
  expect($alert.get()?.type).toBe("error");
  expect(offer()).toBe("Open account · EUR");
  expect(document.activeElement).toBe(confirm());
});

test("an account that another tab has opened is not offered any more", async () => {
  await choose("EUR");
  await act(async () => mergeAccounts(OPENED));
  expect([offer(), find("account-EUR")]).toEqual([undefined, expect.anything()]);
});

test("an account that is there is used at once", async () => {
  await act(async () => mergeAccounts(OPENED));
  await act(async () => {
    find("account-ZAR")?.focus();
    find("account-ZAR")?.click();
    await settled();
  });
  expect(asked).toEqual([OPEN]);
  expect(document.activeElement).toBe(find("account-ZAR"));
});
