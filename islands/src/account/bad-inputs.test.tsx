/**
 * Thirty-one bad inputs in every field of every form: each is sent to the operator as it was typed, or answered in words
 * beside its field; and nothing that was typed is lost.
 */
import type { WritableAtom } from "nanostores";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Player } from "../api/schemas/player";
import type { SignUpSettings } from "../api/schemas/sign-up";
import { mount } from "../testing/mount";
import type { FormProps } from "./calls";
import type { Session } from "./shared/session";

vi.mock("../messages/words", () => ({
  useMessages: () => (id: string) => id,
  Words: ({ id }: { readonly id: string }) => id,
}));
vi.mock("../api/config", () => ({
  siteConfig: () => ({ tag: "en-ZA", prefix: "", account: { complete: true } }),
}));
vi.mock("../core/element", () => ({ wakeIslands: () => {} }));
vi.mock("../api/client", () => ({
  onRefusal: () => {},
  onSessionExpired: () => {},
  call: vi.fn(),
}));
vi.mock("../push/bus", () => ({ push: { on: vi.fn(), onLoss: vi.fn(), setUser: vi.fn() } }));

const PLAYER = {
  id: 1,
  email: "player@example.com",
  auth_phone_number: null,
  nickname: null,
  currency: "ZAR",
  language: "en",
  auth_fields_missed: ["first_name", "city", "date_of_birth", "postal_code", "address"],
  statuses: [],
  country: { name: "South Africa", code: "za" },
};
vi.mock("./shared/session", async () => {
  const { atom } = await import("nanostores");
  return { $session: atom({ status: "logged_in", player: PLAYER }), signInWith: sent };
});

const BAD = [
  " ",
  "\t\n",
  "a",
  "a".repeat(10_000),
  "🏉",
  "👩‍👩‍👧‍👦".repeat(50),
  "\u202e\u2067txet",
  "\u200b\u200b",
  "\ufeff",
  "' OR 1=1 --",
  "'; DROP TABLE players; --",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{7*7}}",
  "#{7*7}",
  "%00%0a",
  "../../etc/passwd",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "1e309",
  "2028-02-29",
  "2027-02-29",
  "31/12/1999",
  "+49 151 2345678",
  "082 123 4567",
  "٠١٢٣٤٥",
  "a@b",
  "name@exämple.com",
];

const SETTINGS: SignUpSettings = {
  open: true,
  sign_in: true,
  fields: ["first_name", "last_name", "date_of_birth", "country", "currency", "terms_acceptance"],
  password_min: 8,
  currencies: ["ZAR"],
  countries: [{ name: "South Africa", code: "za" }],
  country: "za",
  blocked_countries: [],
};

const sent = vi.hoisted(() => vi.fn());

/** The calls: those that load a form answer, those that send one count. */
const calls = {
  fetchSignUpSettings: async () => SETTINGS,
  fetchPhone: async () => PHONE,
  fetchPlayer: async () => PLAYER,
  signUp: sent,
  askNewPassword: sent,
  askConfirmation: sent,
  askUnlock: sent,
  changePassword: sent,
  sendPhoneCode: sent,
  verifyPhone: sent,
  completePlayer: sent,
  enter: async () => {},
  updatePlayer: () => {},
  leaveFormPage: () => {},
} as unknown as FormProps["calls"];

let PHONE = {
  number: null as string | null,
  country: null as string | null,
  verified: false,
  resend_timeout: 0,
  sms_limit_reached: false,
};

/** What a form is filled with where nothing is wrong, by the names of its fields. */
const GOOD: Readonly<Record<string, string>> = {
  email: "name@example.com",
  password: "three quiet lakes",
  first_name: "Ann",
  last_name: "Lee",
  phone: "082 123 4567",
  phone_country: "za",
  code: "123456",
  city: "Durban",
  address: "1 Long Street",
  postal_code: "4001",
  date_of_birth: "1990-01-31",
};

const FORMS = {
  "sign-in": async () => {
    const { SignInForm } = await import("./sign-in-form");
    return <SignInForm reason="asked" calls={calls} />;
  },
  "sign-up": async () => form(await import("./sign-up/sign-up")),
  "password-new": async () => {
    // A player has no field in it.
    await become({ status: "not_logged_in" });
    return form(await import("./recovery/password-new"));
  },
  "password-edit": async () => {
    const { keepToken } = await import("./link-token");
    keepToken("password-edit", "token");
    return form(await import("./recovery/password-edit"));
  },
  confirmation: async () => form(await import("./recovery/confirmation")),
  unlock: async () => form(await import("./recovery/unlock")),
  phone: async () => form(await import("./phone/verification")),
  "phone code": async () => {
    PHONE = { ...PHONE, number: "+27821234567", country: "za", resend_timeout: 60 };
    return form(await import("./phone/verification"));
  },
  missed: async () => form(await import("./sign-up/missed")),
};

/** Changes who is there. */
async function become(session: Session) {
  const { $session } = await import("./shared/session");
  ($session as WritableAtom<Session>).set(session);
}

function form({ Content }: { readonly Content: (props: FormProps) => React.ReactNode }) {
  return <Content calls={calls} />;
}

beforeEach(async () => {
  await become({ status: "logged_in", player: PLAYER as unknown as Player });
  // The operator refuses, so that the form stays as it is.
  sent.mockReset().mockRejectedValue(new Error("refused"));
  vi.spyOn(console, "error").mockImplementation(() => {});
  sessionStorage.clear();
  PHONE = { ...PHONE, number: null, country: null, resend_timeout: 0 };
});

const texts = () => [
  ...document.querySelectorAll<HTMLInputElement>("form input:not([type=checkbox])"),
];

function type(input: HTMLInputElement, value: string) {
  // As a browser does: a field of a date holds dates alone.
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

test.each(Object.entries(FORMS))(
  "every field of %s takes or answers each",
  async (_, load) => {
    const content = await load();
    await mount(content);
    await act(async () => {});
    expect(BAD.length).toBe(31);
    const names = texts().map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      for (const bad of BAD) {
        sent.mockClear();
        for (const input of texts()) await act(async () => type(input, GOOD[input.name] ?? "x"));
        for (const box of document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
          box.checked = true;
        }
        const field = texts().find((input) => input.name === name) as HTMLInputElement;
        await act(async () => type(field, bad));
        const typed = field.value;
        await act(async () => document.querySelector("form")?.requestSubmit());
        const kept = texts().map((input) => [input.name, input.value]);
        expect(kept).toEqual(names.map((own) => [own, own === name ? typed : GOOD[own]]));
        const said = (field.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent ?? "")
          .join("");
        const isSent = sent.mock.calls.length === 1;
        // What was sent was refused, in words about the form; what was not has its error beside it.
        const isAnswered = field.getAttribute("aria-invalid") === "true" && said !== "";
        expect(isSent || isAnswered, `${name}: ${bad.slice(0, 40)}`).toBe(true);
        if (typed.trim() === "" && field.type !== "password")
          expect(isSent, `${name} is empty`).toBe(false);
      }
    }
  },
  60_000,
);
