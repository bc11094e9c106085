/** What a card says of a limit: what is really used of it, and what a change does. */
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/errors";
import type { UserLimit } from "../api/schemas/limits";
import type { MessageArgs } from "../messages/messages";
import { mount } from "../testing/mount";
import { LimitCard } from "./limit-card";

const { setUserLimit, keepUserLimit, show } = vi.hoisted(() => ({
  setUserLimit: vi.fn(),
  keepUserLimit: vi.fn(),
  show: vi.fn(),
}));
vi.mock("../api/limits", () => ({ setUserLimit, keepUserLimit }));
vi.mock("../alerts/shared/alerts", () => ({ alerts: { show } }));
vi.mock("../api/config", () => ({ siteConfig: () => ({ tag: "en", zone: "UTC" }) }));
vi.mock("../messages/moments", () => ({ shortMoment: (moment: string) => moment }));
vi.mock("../account/shared/settings", async () => {
  const { atom } = await import("nanostores");
  const unit = { code: "EUR", subunits: 100 };
  return { $settings: atom({}), unitOf: () => unit };
});

const say = (key: string, args: MessageArgs = {}) => [key, ...Object.values(args)].join(" | ");
const DEPOSIT: UserLimit = {
  type: "deposit",
  status: "active",
  period: "day",
  value: 5_000,
  used: 0,
  currency: "EUR",
  choices: [],
  delay: 86_400,
} as unknown as UserLimit;
const CHECK: UserLimit = {
  type: "reality_check",
  status: "active",
  value: 3_600,
  used: 0,
  choices: [1_800, 3_600, 7_200],
  delay: 86_400,
} as unknown as UserLimit;

const FAILED = "alert-error-text";
const error = (message: string) => ({ code: "" as const, message });

beforeEach(() => void vi.resetAllMocks());

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const hint = () => document.querySelector(".field-hint")?.textContent;
const press = (id: string) => act(async () => find(id)?.click());

async function draw(limit: UserLimit): Promise<void> {
  await mount(<LimitCard say={say} title="title" limits={[limit]} onChange={() => {}} />);
}

test.each([
  ["a part", 2_000, ["€20.00", "€30.00"], 2_000],
  ["all", 5_000, ["€50.00", "€0.00"], 5_000],
  ["more, because it was lowered since", 20_000, ["€200.00", "€0.00"], 5_000],
  ["less than nothing, because more came back", -1_000, ["-€10.00", "€60.00"], 0],
])("what is used of a limit: %s", async (_, used, amounts, shown) => {
  await draw({ ...DEPOSIT, used });
  const said = find("limit-deposit-day-left");
  expect([...(said?.querySelectorAll("bdi") ?? [])].map((one) => one.textContent)).toEqual(amounts);
  expect(document.querySelector("progress")?.value).toBe(shown);
});

test.each([
  ["active", "€50.00", true, "50"],
  ["disabled", "limits-none", false, ""],
  ["confirmed_disabled", "limits-none", false, ""],
])("only a value that is in force is said, offered and removed: %s", async (...row) => {
  const [status, text, isRemovable, offered] = row;
  await draw({ ...DEPOSIT, status } as UserLimit);
  expect(find("limit-deposit-day-value")?.textContent).toBe(text);
  await press("limit-deposit-day-change");
  expect(find("limit-remove") !== null).toBe(isRemovable);
  expect(document.querySelector<HTMLInputElement>("dialog input")?.value).toBe(offered);
});

test.each([
  ["a limit", DEPOSIT, "limits-deposit-text", "limits-value"],
  ["a reality check", CHECK, "limits-reality-check-text", "limits-remind"],
  ["one that the page does not know", { ...DEPOSIT, type: "lottery" }, undefined, "limits-value"],
])("%s says what it counts and what is asked for", async (_, limit, text, label) => {
  await draw(limit);
  expect(document.querySelector("h2 + p")?.textContent).toBe(text);
  await act(async () => document.querySelector<HTMLElement>(".limit-change")?.click());
  expect(document.querySelector("dialog label")?.textContent).toBe(label);
});

test("a reality check that is not set is no reminder", async () => {
  await draw({ ...CHECK, value: undefined });
  expect(find("limit-reality_check-value")?.textContent).toBe("limits-no-reminder");
});

test.each([
  ["both bounds", { min: 100, max: 9_000 }, "limits-invalid | €1.00 | €90.00"],
  ["the lower bound", { min: 100 }, "limits-least | €1.00"],
  ["a lower bound of nothing", { min: 0 }, "limits-least | €0.00"],
  ["the upper bound", { max: 9_000 }, "limits-most | €90.00"],
  ["an upper bound of nothing", { max: 0 }, "limits-most | €0.00"],
  ["no bound", {}, "limits-missing"],
])("what amounts can be set: %s", async (_, bounds, text) => {
  await draw({ ...DEPOSIT, value: undefined, ...bounds });
  await press("limit-deposit-day-change");
  expect(hint()).toBe(text);
  (document.querySelector("dialog input") as HTMLInputElement).value = "-1";
  await press("limit-submit");
  expect([find("limit-error")?.textContent, setUserLimit.mock.calls]).toEqual([text, []]);
});

test("what is said of a choice before one is made", async () => {
  await draw({ ...CHECK, min: 60, max: 7_200 });
  await press("limit-reality_check-change");
  expect(hint()).toBe("limits-missing");
});

const from = "2026-11-28T10:00:00Z";
const LATER = `limits-later | ${from}`;
test.each([
  ["a removal that waits", null, { value: null, from }, "limits-no-reminder", LATER],
  ["a removal at once", null, undefined, "limits-no-reminder", "limits-now"],
  ["a longer time, which waits", 7_200, { value: 7_200, from }, "2 hours", LATER],
  ["a shorter time", 1_800, undefined, "30 minutes", "limits-now"],
])("what is said of %s", async (_, value, pending, set, text) => {
  await draw(CHECK);
  setUserLimit.mockResolvedValueOnce([{ ...CHECK, pending }]);
  await press("limit-reality_check-change");
  if (value === null) await press("limit-remove");
  else {
    const choice = document.querySelector("dialog select") as HTMLSelectElement;
    choice.value = String(value);
    await press("limit-submit");
  }
  expect(setUserLimit.mock.calls).toEqual([[{ type: "reality_check", period: null, value }]]);
  const title = `title · \u2068${set}\u2069`;
  expect(show.mock.calls).toEqual([[{ type: "success", title, text }]]);
});

const CALL = "POST /user_limits";
const TEXT = "The value cannot be used.";
test.each([
  ["a refusal of the value", new ApiError("refused", 422, CALL, error(TEXT)), TEXT, true],
  ["a refusal of its form", new ApiError("refused", 400, CALL, error("")), FAILED, true],
  ["a refusal of something else", new ApiError("refused", 403, CALL, error("No.")), "No.", false],
  ["a failure of the operator", new ApiError("failed", 500, CALL), FAILED, false],
  ["no answer", new ApiError("unanswered", 0, CALL), "session-unanswered", false],
])(
  "%s is said, and marks the field only if its value is at fault",
  async (_, failure, text, marks) => {
    await draw(CHECK);
    setUserLimit.mockRejectedValueOnce(failure);
    await press("limit-reality_check-change");
    const choice = document.querySelector("dialog select") as HTMLSelectElement;
    choice.value = "1800";
    find("limit-submit")?.focus();
    await press("limit-submit");
    expect(find("limit-error")?.textContent).toBe(text);
    expect(find("limit-error")?.getAttribute("role")).toBe("alert");
    expect(choice.getAttribute("aria-invalid")).toBe(marks ? "true" : null);
    expect(document.activeElement).toBe(marks ? choice : find("limit-submit"));
  },
);

test("a removal without an answer, and a value that could not be kept, say so", async () => {
  const unanswered = new ApiError("unanswered", 0, CALL);
  setUserLimit.mockRejectedValueOnce(unanswered);
  keepUserLimit.mockRejectedValueOnce(unanswered);
  await draw({ ...CHECK, pending: { value: 7_200, from } } as unknown as UserLimit);
  await press("limit-reality_check-keep");
  const text = "session-unanswered";
  expect(show.mock.calls).toEqual([[{ type: "error", title: "alert-error-title", text }]]);
  await press("limit-reality_check-change");
  await press("limit-remove");
  const said = [...document.querySelectorAll("dialog [role=alert]")].map((one) => one.textContent);
  expect(said.join("")).toBe(text);
});
