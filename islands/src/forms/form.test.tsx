import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormDescription } from "./description";
import { Form } from "./form";

type Name = "email" | "password" | "nickname";

const send = vi.fn<FormDescription<Name>["send"]>();

const FORM: FormDescription<Name> = {
  id: "join",
  fields: [
    {
      name: "email",
      type: "email",
      autoComplete: "email",
      label: "email",
      missing: "no-email",
      check: (value) => (value.includes("@") ? undefined : { message: "no-address" }),
    },
    {
      name: "password",
      type: "password",
      autoComplete: "new-password",
      label: "password",
      missing: "no-password",
      hint: ({ password }) => ({ message: `letters ${password.length}` }),
    },
    { name: "nickname", type: "text", autoComplete: "nickname", label: "nickname" },
  ],
  submit: "send",
  busy: "sending",
  problems: "line",
  retry: "password",
  send,
  problemsOf: (error) => {
    const { message } = error as Error;
    if (message === "taken") return [{ field: "email", message: "email-taken" }];
    if (message === "locked") return [{ field: null, text: "Locked" }];
    return [message === "said" ? { text: "The operator says so" } : { message: "failed" }];
  },
};

let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  send.mockReset().mockResolvedValue();
  sessionStorage.clear();
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(() => act(async () => root.unmount()));

async function draw(problems: "line" | "list") {
  await act(async () => root.render(<Form say={(id) => id} form={{ ...FORM, problems }} />));
}

function input(name: Name): HTMLInputElement {
  return document.querySelector(`[name="${name}"]`) as HTMLInputElement;
}

function type(values: Partial<Record<Name, string>>) {
  for (const [name, text] of Object.entries(values)) input(name as Name).value = text;
}

/** Types into a field as a visitor does. */
async function enter(name: Name, value: string) {
  await act(async () => {
    input(name).value = value;
    input(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function submit() {
  const form = document.querySelector("form") as HTMLFormElement;
  await act(async () => form.requestSubmit());
}

const text = (selector: string) => document.querySelector(selector)?.textContent;
const isMarked = (name: Name) => input(name).getAttribute("aria-invalid") === "true";

test("the first field has the focus, and every field its label", async () => {
  await draw("line");
  expect(document.activeElement).toBe(input("email"));
  for (const label of document.querySelectorAll("label")) {
    expect(document.getElementById(label.htmlFor)).toBe(input(label.textContent as Name));
  }
});

test("the typed values are sent, trimmed except for the password", async () => {
  await draw("line");
  type({ email: " a@b.example ", password: " secret " });
  await submit();
  expect(send).toHaveBeenCalledWith({
    email: "a@b.example",
    password: " secret ",
    nickname: "",
  });
});

test("a form is sent once, however often the button is pressed, and again after a refusal", async () => {
  let refuse = (_: Error) => {};
  send.mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  await draw("line");
  type({ email: "a@b.example", password: "secret" });
  const form = document.querySelector("form") as HTMLFormElement;
  await act(async () => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(text("[type=submit]")).toBe("sending");
  await act(async () => refuse(new Error("down")));
  expect(text("[type=submit]")).toBe("send");
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

test("a form that is there after it was sent can be sent again", async () => {
  await draw("line");
  type({ email: "a@b.example", password: "secret" });
  await submit();
  expect(text("[type=submit]")).toBe("send");
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

test("in one line: the first empty field is named and gets the focus", async () => {
  await draw("line");
  type({ email: "a@b.example" });
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(text("#join-error")).toBe("no-password");
  expect(document.activeElement).toBe(input("password"));
  expect(input("password").getAttribute("aria-describedby")).toBe("join-error join-password-hint");
  expect([isMarked("email"), isMarked("password")]).toEqual([false, true]);
});

test("in one line: a refusal of nothing that was typed marks no field, and leaves the focus", async () => {
  send.mockRejectedValue(new Error("locked"));
  await draw("line");
  type({ email: "a@b.example", password: "secret" });
  input("nickname").focus();
  await submit();
  expect(text("#join-error")).toBe("Locked");
  expect([isMarked("email"), isMarked("password"), isMarked("nickname")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(document.activeElement).toBe(input("nickname"));
});

test("in one line: a refusal without a field marks all, and one is to be retyped", async () => {
  send.mockRejectedValue(new Error("down"));
  await draw("line");
  type({ email: "a@b.example", password: "secret" });
  await submit();
  expect(text("#join-error")).toBe("failed");
  expect([isMarked("email"), isMarked("password")]).toEqual([true, true]);
  expect(document.activeElement).toBe(input("password"));
  expect(input("password").selectionEnd).toBe("secret".length);
});

test("in a list: every problem is said once, beside its field, and the first one gets the focus", async () => {
  await draw("list");
  await submit();
  expect(document.querySelector("[data-testid=join-problems]")).toBeNull();
  expect(document.activeElement).toBe(input("email"));
  expect([text("#join-email-error"), text("#join-password-error")]).toEqual([
    "no-email",
    "no-password",
  ]);
  expect(input("email").getAttribute("aria-describedby")).toBe("join-email-error");
  expect(isMarked("nickname")).toBe(false);
});

test("in a list: a refusal is shown at the field concerned", async () => {
  send.mockRejectedValue(new Error("taken"));
  await draw("list");
  type({ email: "a@b.example", password: "secret" });
  await submit();
  expect(text("#join-email-error")).toBe("email-taken");
  expect([isMarked("email"), isMarked("password")]).toEqual([true, false]);
  expect(document.activeElement).toBe(input("email"));
});

test("a text of the operator is shown as it is", async () => {
  send.mockRejectedValue(new Error("said"));
  await draw("list");
  type({ email: "a@b.example", password: "secret" });
  await submit();
  expect(text("[data-testid=join-problems]")).toBe("The operator says so");
  expect(document.activeElement).toBe(document.querySelector("[data-testid=join-problems]"));
  expect([isMarked("email"), isMarked("password")]).toEqual([false, false]);
});

test("a value that cannot be used is named before it is sent", async () => {
  await draw("list");
  type({ email: "nobody", password: "secret" });
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(text("#join-email-error")).toBe("no-address");
});

test("what is typed is said something about", async () => {
  await draw("list");
  expect(text("#join-password-hint")).toBe("letters 0");
  await enter("password", "secret");
  expect(text("#join-password-hint")).toBe("letters 6");
  expect(input("password").getAttribute("aria-describedby")).toBe("join-password-hint");
});

test("a reload loses nothing that was typed, but a password", async () => {
  await draw("list");
  await enter("email", "a@b.example");
  await enter("password", "correct horse");
  await enter("nickname", "Ann");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("horse");
  await act(async () => root.unmount());
  root = createRoot(document.body.firstElementChild as Element);
  await draw("list");
  const values = (["email", "password", "nickname"] as const).map((name) => input(name).value);
  expect(values).toEqual(["a@b.example", "", "Ann"]);
  expect(document.activeElement).toBe(input("password"));
});

test("a choice and a tick are sent, and required", async () => {
  const form: FormDescription<"country" | "terms"> = {
    id: "choose",
    fields: [
      {
        name: "country",
        type: "select",
        autoComplete: "country",
        label: "country",
        missing: "no-country",
        choices: [{ value: "za", text: "South Africa" }],
      },
      {
        name: "terms",
        type: "checkbox",
        autoComplete: "off",
        label: "terms",
        parts: {},
        missing: "no-terms",
      },
    ],
    submit: "send",
    busy: "sending",
    problems: "list",
    retry: "country",
    send: send as never,
    problemsOf: () => [{ message: "failed" }],
  };
  await act(async () => root.render(<Form say={(id) => id} form={form} />));
  await submit();
  expect(["country", "terms"].map((name) => text(`#choose-${name}-error`))).toEqual([
    "no-country",
    "no-terms",
  ]);
  (document.querySelector("select") as HTMLSelectElement).value = "za";
  (document.querySelector("[type=checkbox]") as HTMLInputElement).checked = true;
  await submit();
  expect(send).toHaveBeenCalledWith({ country: "za", terms: "on" });
});

test("a password can be shown", async () => {
  await draw("line");
  const button = document.querySelector("button[aria-controls]") as HTMLButtonElement;
  await act(async () => button.click());
  expect(input("password").type).toBe("text");
  await act(async () => button.click());
  expect(input("password").type).toBe("password");
});

test.each([
  ["line", "#join-error"],
  ["list", "#join-email-error"],
] as const)(
  "in a %s, what is wrong is said only while this way is the one that is tried",
  async (problems, where) => {
    const onTry = vi.fn();
    const draw = (isTried: boolean) =>
      act(async () =>
        root.render(
          <Form say={(id) => id} form={{ ...FORM, problems }} isTried={isTried} onTry={onTry} />,
        ),
      );
    await draw(true);
    await submit();
    expect(onTry).toHaveBeenCalledTimes(1);
    expect(text(where)).toContain("no-email");
    expect(isMarked("email")).toBe(true);
    await draw(false);
    expect(text(where) || "").toBe("");
    expect(isMarked("email")).toBe(false);
  },
);

test("the second click of a double one is not another try", async () => {
  await draw("line");
  const button = document.querySelector<HTMLElement>("[data-testid=join-submit]");
  const click = (detail: number) =>
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  expect([click(1), click(2), click(1)]).toEqual([true, false, true]);
});
