import { beforeEach, expect, test, vi } from "vitest";

vi.mock("./config", () => ({ siteConfig: () => ({ api: "https://api.example", tag: "en" }) }));

const { call, nothing, onRefusal, onSessionExpired } = await import("./client");
const { ApiError } = await import("./errors");
const { rows, whole } = await import("./read");

const report = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => report.mockClear());

function answers(status: number, body: unknown): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(status === 204 ? null : JSON.stringify(body), { status })),
  );
}

const numbers = () => call({ method: "GET", path: "/numbers", read: rows(whole) });

async function failure(): Promise<InstanceType<typeof ApiError>> {
  const error = await numbers().catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw error;
  return error;
}

test("the answer is the data that was read, with its pagination", async () => {
  answers(200, { data: [1, 2], pagination: { total: 2, page: 1, limit: 2, last_page: 1 } });
  expect(await numbers()).toEqual({ data: [1, 2], pagination: { last_page: 1, total: 2 } });
});

test.each<[body: unknown, message: string]>([
  [{ data: "1" }, "GET /numbers: data: expected a list, got string"],
  [{}, "GET /numbers: data: expected a list, got undefined"],
  [[], "GET /numbers: expected an object, got list"],
  [
    { data: [], pagination: { last_page: "2" } },
    "GET /numbers: pagination.last_page: expected a whole number, got string",
  ],
])(
  "an answer %j that cannot be read is reported, and an error like any other",
  async (body, message) => {
    answers(200, body);
    const error = await failure();
    expect(error).toMatchObject({ failure: "unreadable", status: 200, isUncertain: true });
    expect((error.cause as Error).message).toBe(message);
    expect(report.mock.calls).toEqual([[message]]);
  },
);

test("an answer that broke off counts as unanswered, and is not reported", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"data": [1,'));
  expect(await failure()).toMatchObject({ failure: "unanswered", isUncertain: true });
  expect(report).not.toHaveBeenCalled();
});

test("no content is a valid answer to a call that only has an effect", async () => {
  answers(204, undefined);
  const done = call({ method: "DELETE", path: "/session", read: nothing });
  await expect(done).resolves.toEqual({ data: undefined });
  expect(await failure()).toMatchObject({ failure: "unreadable" });
});

test("a refusal counts even if its text is unreadable", async () => {
  answers(422, { error: { code: "101", message: 7, errors_by_bet: [null, "no", 3] } });
  expect(await failure()).toMatchObject({
    failure: "refused",
    code: "101",
    text: "",
    byBet: [null, "no", null],
  });
  answers(422, { error: "no" });
  expect(await failure()).toMatchObject({ failure: "refused", code: "", byBet: [] });
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ["R20.00 of your limit is left.", "R20.00 of your limit is left."],
  [undefined, ""],
  [null, ""],
  [{ left: 2000 }, ""],
])("the details %j of a refusal are the text %j", async (details, text) => {
  answers(422, { error: { code: "stake_too_large", message: "no", details } });
  expect(await failure()).toMatchObject({ code: "stake_too_large", text: "no", details: text });
});

test("every refusal is passed on, once, to whom it concerns: the end of a session, or another", async () => {
  const heard: unknown[] = [];
  const stop = onSessionExpired((refusal) => heard.push("expired", refusal?.code));
  onRefusal(({ code }) => heard.push("refused", code));
  for (const status of [400, 401, 403, 422, 500]) {
    answers(status, { error: { code: `c${status}`, message: "" } });
    await failure();
  }
  expect(heard).toEqual([
    "refused",
    "c400",
    "expired",
    "c401",
    "refused",
    "c403",
    "refused",
    "c422",
    "refused",
    "c500",
  ]);
  heard.length = 0;
  answers(401, { error: { code: "invalid_credentials", message: "" } });
  const asked = call({ method: "POST", path: "/in", expects401: true, read: nothing });
  await expect(asked).rejects.toMatchObject({ status: 401 });
  expect(heard).toEqual([]);
  stop();
});

test("neither an error nor a report of a call has its parameters or its body", async () => {
  const secret = "seven amber kettles";
  for (const [status, body] of [
    [200, { data: 7 }],
    [422, { error: { code: "token_invalid", message: "" } }],
    [503, {}],
  ] as const) {
    answers(status, body);
    const query = { unlock_token: secret };
    const made = call({
      method: "POST",
      path: "/users",
      query,
      body: { secret },
      read: rows(whole),
    });
    const error = await made.catch((reason: unknown) => reason);
    if (!(error instanceof ApiError)) throw error;
    expect(error.message).toContain("POST /users");
    const known = [error.message, error.stack, String(error.cause), JSON.stringify(error)];
    expect(known.join()).not.toContain(secret);
  }
  expect(report.mock.calls.length).toBe(1);
  expect(JSON.stringify(report.mock.calls)).not.toContain(secret);
});

test.each<[path: string, accept: string]>([
  ["/api/player/accounts", "application/vnd.sportsbook.v1+json, application/json;q=0.9"],
  ["/api/users", "application/vnd.sportsbook.v1+json, application/json;q=0.9"],
  ["/api/v2/settings", "application/json"],
  ["/api/v3/bets", "application/json"],
])("a call to %s accepts %s, about which no browser asks first", async (path, accept) => {
  answers(204, undefined);
  await call({ method: "GET", path, read: nothing });
  const sent = new Headers(vi.mocked(fetch).mock.lastCall?.[1]?.headers);
  expect(sent.get("Accept")).toBe(accept);
  // What the Fetch standard lets a page of another origin send.
  expect(accept.length).toBeLessThanOrEqual(128);
  expect(accept).toMatch(/^[^"():<>?@[\\\]{}]+$/);
});
