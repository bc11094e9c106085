/** A break that begins: what is said of it, that its session ends in any case, and what a lost answer means. */
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { $signIn, askSignIn, closeSignIn } from "../account/shared/sign-in";
import { ApiError } from "../api/errors";
import type { UserLimit } from "../api/schemas/limits";
import { $slip, type SlipSelection, updateSlip } from "../core/selections";
import { mount } from "../testing/mount";
import { BreakSection } from "./break";

const { setUserLimit, fetchPlayer, signOutNow, show, onBegun } = vi.hoisted(() => ({
  onBegun: vi.fn(),
  setUserLimit: vi.fn(),
  fetchPlayer: vi.fn(),
  signOutNow: vi.fn(),
  show: vi.fn(),
}));
vi.mock("../api/limits", () => ({ setUserLimit }));
vi.mock("../api/platform", () => ({ fetchPlayer }));
vi.mock("../account/shared/session", () => ({ signOutNow }));
vi.mock("../alerts/shared/alerts", () => ({ alerts: { show } }));
vi.mock("../api/config", () => ({ siteConfig: () => ({ tag: "en-ZA", zone: "UTC" }) }));

const say = (key: string) => key;
const EXCLUSION = {
  type: "selfexclusion",
  status: "disabled",
  choices: [6, 12],
  used: 0,
  delay: 0,
} as unknown as UserLimit;

async function draw(limit: UserLimit, translate = say): Promise<void> {
  await mount(<BreakSection say={translate} limit={limit} onBegun={onBegun} />);
}

beforeEach(() => {
  vi.resetAllMocks();
  setUserLimit.mockResolvedValue([]);
});

afterEach(async () => {
  closeSignIn();
  vi.useRealTimers();
});

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const press = (id: string) => act(async () => find(id)?.click());

test("it is said to have begun, and its session ends here, before the sign-out is answered", async () => {
  await draw(EXCLUSION);
  signOutNow.mockReturnValue(new Promise(() => {}));
  await press("break-selfexclusion-begin");
  await press("break-confirm");
  expect(setUserLimit.mock.calls).toEqual([[{ type: "selfexclusion", period: null, value: 6 }]]);
  expect(show.mock.calls).toEqual([
    [expect.objectContaining({ type: "info", title: "limits-begun", stays: true })],
  ]);
  expect(find("break-confirm")).toBeNull();
  expect(signOutNow.mock.calls).toEqual([[{ anyway: true }]]);
});

test("the slip is empty from then on, and as it was while it has not begun", async () => {
  updateSlip(() => ({ selections: [{ id: "1:1::1" }] as unknown as SlipSelection[] }));
  const picked = () => $slip.get().selections.length;
  await draw(EXCLUSION);
  setUserLimit.mockRejectedValueOnce(new ApiError("refused", 422, "POST"));
  await press("break-selfexclusion-begin");
  await press("break-confirm");
  expect(picked()).toBe(1);
  await press("break-confirm");
  expect(picked()).toBe(0);
});

const said = () => document.querySelector("dialog [role=alert]")?.textContent;
const begun = () => [expect.objectContaining({ type: "info", title: "limits-begun", stays: true })];

test("one that is refused keeps the session, and the dialog says so", async () => {
  await draw(EXCLUSION);
  setUserLimit.mockRejectedValueOnce(new ApiError("refused", 422, "POST"));
  await press("break-selfexclusion-begin");
  await press("break-confirm");
  expect(said()).toBe("alert-error-text");
  expect([fetchPlayer.mock.calls, show.mock.calls, signOutNow.mock.calls]).toEqual([[], [], []]);
});

describe("one whose answer is lost", () => {
  const PLAYER = { email: "player@example.com", auth_phone_number: null };
  const VISITOR = { email: null, auth_phone_number: null };
  const GONE = new ApiError("refused", 401, "GET");
  const DOWN = new ApiError("failed", 503, "GET");

  /** Confirms one to which there is no answer. */
  async function lose(failure: "unanswered" | "failed" | "unreadable" = "unanswered") {
    await draw(EXCLUSION);
    vi.spyOn(console, "warn").mockImplementation(() => {});
    setUserLimit.mockRejectedValueOnce(new ApiError(failure, 0, "POST"));
    await press("break-selfexclusion-begin");
    await press("break-confirm");
  }

  test.each([
    ["unanswered", "has ended the session", () => fetchPlayer.mockRejectedValueOnce(GONE)],
    ["failed", "has ended the session", () => fetchPlayer.mockRejectedValueOnce(GONE)],
    ["unreadable", "answers as to a visitor", () => fetchPlayer.mockResolvedValueOnce(VISITOR)],
  ] as const)("(%s) has begun if the operator %s: play ends here", async (failure, _, answer) => {
    answer();
    await lose(failure);
    expect([show.mock.calls, signOutNow.mock.calls]).toEqual([[begun()], [[{ anyway: true }]]]);
    expect(find("break-confirm")).toBeNull();
  });

  test("may have begun, which is said until the operator says more", async () => {
    vi.useFakeTimers();
    fetchPlayer.mockRejectedValueOnce(DOWN);
    await lose();
    expect([said(), find("break-confirm")?.getAttribute("aria-busy")]).toEqual([
      "limits-unknown",
      "true",
    ]);
    expect([show.mock.calls, signOutNow.mock.calls]).toEqual([[], []]);
    fetchPlayer.mockRejectedValueOnce(GONE);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect([show.mock.calls, signOutNow.mock.calls]).toEqual([[begun()], [[{ anyway: true }]]]);
  });

  test("has not begun while the session goes on, and can be asked for again", async () => {
    fetchPlayer.mockResolvedValueOnce(PLAYER);
    await lose();
    expect(said()).toBe("limits-not-begun");
    expect([show.mock.calls, signOutNow.mock.calls]).toEqual([[], []]);
    await press("break-confirm");
    expect(setUserLimit).toHaveBeenCalledTimes(2);
    expect([show.mock.calls, signOutNow.mock.calls]).toEqual([[begun()], [[{ anyway: true }]]]);
  });

  test("has begun after all if another try finds the session ended", async () => {
    fetchPlayer.mockResolvedValueOnce(PLAYER);
    await lose();
    setUserLimit.mockImplementationOnce(async () => {
      askSignIn("expired");
      throw GONE;
    });
    fetchPlayer.mockRejectedValueOnce(GONE);
    await press("break-confirm");
    expect([show.mock.calls, signOutNow.mock.calls]).toEqual([[begun()], [[{ anyway: true }]]]);
    expect($signIn.get()).toBeNull();
  });

  test("is asked about although its dialog was closed, and an alert says that it has not begun", async () => {
    let answer: (player: unknown) => void = () => {};
    fetchPlayer.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await lose();
    await press("break-cancel");
    expect(show).not.toHaveBeenCalled();
    await act(async () => answer(PLAYER));
    expect(show.mock.calls).toEqual([
      [{ type: "error", title: "limits-exclude", text: "limits-not-begun", stays: true }],
    ]);
    expect(signOutNow).not.toHaveBeenCalled();
  });
});

test("a session that had ended before it was asked for is no break", async () => {
  await draw(EXCLUSION);
  setUserLimit.mockRejectedValueOnce(new ApiError("refused", 401, "POST"));
  await press("break-selfexclusion-begin");
  await press("break-confirm");
  expect([fetchPlayer.mock.calls, show.mock.calls, signOutNow.mock.calls]).toEqual([[], [], []]);
});

test("the end that is said is that of a month without such a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-08-31T10:00:00Z") });
  const told = vi.fn();
  const telling = (key: string, parts?: object) => {
    if (key === "limits-begun") told(parts);
    return key;
  };
  await draw(EXCLUSION, telling);
  await press("break-selfexclusion-begin");
  await press("break-confirm");
  expect(told.mock.calls).toEqual([[{ until: "28 Feb 2027" }]]);
});

describe("a break that was looked at for long", () => {
  const BREAK = { ...EXCLUSION, type: "coolingoff", choices: [86_400] } as UserLimit;
  const told = vi.fn();
  const telling = (key: string, parts?: object) => {
    if (key === "limits-begun") told(parts);
    return key;
  };
  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-08-31T10:00:00Z") });
    await draw(BREAK, telling);
    await press("break-coolingoff-begin");
    later(10);
  });

  test("ends as long after the operator's answer", async () => {
    setUserLimit.mockImplementationOnce(async () => {
      later(1);
      return [];
    });
    await press("break-confirm");
    expect(told.mock.calls).toEqual([[{ until: expect.stringContaining("10:11") }]]);
  });

  test("ends as long after an answer that was lost, however late that is known", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    setUserLimit.mockRejectedValueOnce(new ApiError("unanswered", 0, "POST"));
    fetchPlayer.mockImplementationOnce(async () => {
      later(5);
      throw new ApiError("refused", 401, "GET");
    });
    await press("break-confirm");
    expect(told.mock.calls).toEqual([[{ until: expect.stringContaining("10:10") }]]);
  });
});

test.each([
  ["coolingoff", "limits-confirm-break"],
  ["selfexclusion", "limits-confirm-exclude"],
])("the button that begins a %s says what begins", async (type, text) => {
  await draw({ ...EXCLUSION, type });
  await press(`break-${type}-begin`);
  expect(find("break-confirm")?.textContent).toBe(text);
});

test("it has the name that the player's country gives it", async () => {
  await draw({ ...EXCLUSION, type: "coolingoff", choices: [86_400], name: "Time-out" });
  expect(document.querySelector("h2")?.textContent).toBe("Time-out");
});
