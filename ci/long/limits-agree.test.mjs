/**
 * Sandbox and page agree about limits: over random histories of bets, deposits, payouts, passing time and
 * two tabs, the page's rules say beforehand what the sandbox will answer, to the cent and to the second.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { clearLimits, fc, pageRules, setLimits } from "../lib/limits.mjs";
import { Operator } from "../lib/operator.mjs";
import { start } from "../lib/program.mjs";
import { BEGINS } from "../lib/world.mjs";

const HISTORIES = 1_000;
const PLAYER = 1;
const DAY = 86_400;

/** Codes of refusals that limits give. */
const LIMITS = ["out_of_limit", "session_limit", "time_limit", "activity_limit_reached"];

let sandbox;
let operator;
let rules;
before(async () => {
  sandbox = await start(["sandbox", "--port", "0", "--seed", "1", "--matches", "120", "--control"]);
  operator = new Operator(sandbox.url);
  rules = await pageRules();
});
after(() => sandbox?.stop());

const tab = fc.nat({ max: 1 });
const amount = fc.integer({ min: 100, max: 4_000 });
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("stake"), tab, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("deposit"), amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("win") }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("pass"),
      seconds: fc.oneof(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 500, max: 1_000 }),
        fc.integer({ min: 20_000, max: 90_000 }),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("track"), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("seen"), tab }) },
);
const value = fc.integer({ min: 500, max: 9_000 });
const limits = fc.record({
  bet: fc.tuple(fc.constant(null), value),
  wager: fc.tuple(fc.constantFrom("day", "week", "month"), value),
  loss: fc.tuple(fc.constantFrom("day", "week", "month"), value),
  deposit: fc.tuple(fc.constantFrom("day", "week", "month"), value),
  sportsbook_session: fc.tuple(fc.constant(null), fc.constantFrom(900, 1_800)),
  time: fc.tuple(fc.constantFrom("day", "week"), fc.constantFrom(1_800, 3_600)),
  activity: fc.tuple(fc.constant("day"), fc.integer({ min: 60, max: 300 })),
});

/** Limits that leave room for a history to come to its end. */
const ROOMY = {
  bet: [null, 9_000],
  wager: ["month", 9_000],
  loss: ["month", 9_000],
  deposit: ["month", 9_000],
  sportsbook_session: [null, 1_800],
  time: ["week", 3_600],
  activity: ["day", 60],
};

/**
 * Histories whose end comes seldom by chance: a day's time in view is used up, and then something is done; a session of
 * play is as long as it may be, and then a bet is placed.
 */
const RARE = [
  ...[
    { kind: "track", tab: 0 },
    { kind: "stake", tab: 0, amount: 100 },
    { kind: "seen", tab: 0 },
  ].map((last) => [
    ROOMY,
    [
      { kind: "track", tab: 0 },
      { kind: "pass", seconds: 50 },
      { kind: "track", tab: 0 },
      { kind: "pass", seconds: 50 },
      last,
    ],
  ]),
  [
    { ...ROOMY, sportsbook_session: [null, 900] },
    [
      { kind: "seen", tab: 0 },
      { kind: "pass", seconds: 600 },
      { kind: "seen", tab: 0 },
      { kind: "pass", seconds: 600 },
      { kind: "stake", tab: 1, amount: 100 },
    ],
  ],
];

test(`the page says what the sandbox answers, in ${HISTORIES} histories`, async () => {
  const counts = {};
  await fc.assert(
    fc.asyncProperty(limits, fc.array(event, { minLength: 1, maxLength: 10 }), async (set, all) => {
      const history = await begin(set);
      for (const one of all) {
        const outcome = await history[one.kind](one);
        const key = `${one.kind} ${outcome}`;
        counts[key] = (counts[key] ?? 0) + 1;
        if (outcome === "signed out") break;
      }
    }),
    { numRuns: HISTORIES, endOnFailure: true, examples: RARE },
  );
  // Every answer was seen: none of the comparisons was empty.
  for (const key of [
    "stake taken",
    "stake out_of_limit",
    "stake session_limit",
    "stake activity_limit_reached",
    "deposit taken",
    "deposit refused",
    "track counted",
    "track signed out",
    "seen playing",
    "seen refused",
  ]) {
    assert.ok(counts[key] > 0, `${key} never happened: ${JSON.stringify(counts)}`);
  }
});

/** A history from the beginning, with two tabs of a player. */
async function begin(set) {
  await operator.control("reset");
  await operator.control("clock", { stop: true });
  await operator.control("pace", { processing_ms: 0 });
  await clearLimits(operator, PLAYER);
  await setLimits(operator, PLAYER, set);
  const cookies = [await signIn(), await signIn()];
  await call(cookies[0], "POST", "/api/v2/settings", { auto_accept_odds_change: "any" });
  const pick = await farPick();
  const listed = async (at = 0) => {
    const answer = await call(cookies[at], "GET", "/api/user_limits");
    assert.equal(answer.status, 200);
    return answer.body.data.map(({ value: own, pending, ...rest }) => ({
      ...rest,
      value: own ?? undefined,
      pending: pending ?? undefined,
    }));
  };
  const used = (list, type) => list.filter((one) => one.type === type).map((one) => one.used);

  return {
    async stake({ tab: at, amount: stake }) {
      const before = await listed(1 - at);
      const room = rules.roomForStake(before) ?? Number.POSITIVE_INFINITY;
      const isAllowed = stake <= room && rules.hasTime(before);
      const attempt_id = crypto.randomUUID();
      const meta = { device_id: "test", quick: false, type: "single", attempt_id };
      const bets = [{ stake: { value: stake, currency: "ZAR" }, selections: [pick] }];
      const answer = await call(cookies[at], "POST", "/api/v3/bets", { meta, bets });
      const code = answer.body?.error?.code;
      if (answer.status === 200) {
        assert.ok(isAllowed, `${stake} was taken, of ${room}`);
        const now = await listed(at);
        for (const type of ["wager", "loss"]) {
          assert.deepEqual(used(now, type), used(rules.afterStake(before, stake), type));
        }
        for (const one of now) assertNotPassed(one);
        return "taken";
      }
      if (LIMITS.includes(code)) {
        assert.ok(!isAllowed, `${stake} was refused with ${code}, of ${room}`);
        if (code === "out_of_limit") assert.ok(stake > room);
        return code;
      }
      return `not by a limit: ${code}`;
    },
    async deposit({ amount: money }) {
      const before = await listed();
      const room = rules.roomForDeposit(before) ?? Number.POSITIVE_INFINITY;
      const answer = await call("", "POST", "/sandbox/control/deposit", {
        player_id: PLAYER,
        amount: money,
      });
      assert.equal(answer.status === 204, money <= room, `${money} of ${room}: ${answer.status}`);
      if (answer.status !== 204) return "refused";
      const after = used(rules.afterDeposit(before, money), "deposit");
      const now = await listed();
      assert.deepEqual(used(now, "deposit"), after);
      for (const one of now) assertNotPassed(one);
      return "taken";
    },
    async win() {
      await operator.control("settle", { match_id: pick.match_id, result: "win" });
      return "paid";
    },
    async pass({ seconds }) {
      await operator.control("clock", { advance_seconds: seconds });
      return "passed";
    },
    async track({ tab: at }) {
      const [activity] = (await listed(at)).filter(({ type }) => type === "activity");
      const left = rules.leftOf(activity);
      const answer = await call(cookies[at], "POST", "/api/player/activity_limit_track");
      assert.equal(answer.status === 200, left > 0, `${left} s were left: ${answer.status}`);
      if (answer.status !== 200) return "signed out";
      assert.equal(answer.body.data.seconds_left, left);
      return "counted";
    },
    async seen({ tab: at }) {
      const has = rules.hasTime(await listed(1 - at));
      const answer = await call(cookies[at], "POST", "/api/sportsbook_sessions");
      assert.equal(answer.status === 200, has, `${answer.status} ${JSON.stringify(answer.body)}`);
      return has ? "playing" : "refused";
    },
  };
}

/** Only what was lowered afterwards could be used beyond its value, and nothing is lowered here. */
function assertNotPassed({ type, value: most, used, currency }) {
  // Time passes whatever the player does: what is refused then is compared where it is asked for.
  if (most === undefined || type === "bet" || !currency) return;
  assert.ok(used <= most, `${type}: ${used} of ${most}`);
}

/** A price of a match that begins when every history is over. */
async function farPick() {
  const matches = await operator.all("matches", { query: { sport_key: "soccer" } });
  const open = matches.filter(({ status, main_market }) => status === 0 && main_market);
  open.sort((a, b) => Date.parse(b.start_time) - Date.parse(a.start_time));
  const [{ id, main_market, start_time }] = open;
  assert.ok(Date.parse(start_time) > Date.parse(BEGINS) + 9 * DAY * 1_000, start_time);
  const [{ id: outcome_id, odds }] = main_market.outcomes;
  const { id: market_id, specifier } = main_market;
  return { match_id: id, market_id, specifier, outcome_id, odds };
}

async function signIn() {
  const user = { email: "player@example.com", password: "password" };
  const answer = await call("", "POST", "/api/users/sign_in", { user });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.cookie;
}

async function call(cookie, method, path, body) {
  const answer = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { "content-type": "application/json", ...(cookie && { cookie }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text ? JSON.parse(text) : undefined,
    cookie: answer.headers.get("set-cookie")?.split(";")[0],
  };
}
