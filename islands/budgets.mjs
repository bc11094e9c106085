/** How much browsers load, by name and in total, and the limits. */
import { brotliCompressSync, constants } from "node:zlib";

/**
 * Limits in brotli bytes. Each entry lists what is loaded by then; what earlier entries loaded does
 * not count. A production build over a limit fails.
 */
const BUDGETS = [
  // It was 6,000, and 18,000 when idle, before a visitor could choose how prices are written; 6,100, and 18,400 when
  // idle, before answers that are older than the push were told apart, and before times could be the visitor's own;
  // 19,000 when idle, before a hash could ask for a player's form; 6,200 and 19,050 before a part that did not come was
  // asked for again. Names of files alone change it by ten.
  { name: "before anything is idle", limit: 6_250, loads: ["before-paint", "core"] },
  // All that a visitor loads who only reads, but for what keeps lists, scoreboards and the like (ci/lib/weigh.mjs
  // weighs the pages): React is loaded at the first touch of something that needs it. The shared worker loads
  // `switchboard` by itself.
  { name: "when the page is idle", limit: 19_120, loads: ["before-paint", "core", "idle"] },
  { name: "the shared worker", limit: 13_500, loads: ["worker"] },
  {
    name: "with a push of its own",
    limit: 30_700,
    loads: ["before-paint", "core", "idle", "switchboard"],
  },
  { name: "React", limit: 65_000, loads: ["react"] },
  // It was 35,000 before the operator's answers were validated: valibot and the schemas weigh
  // 2,000; 36,000 before a slip of several selections led with their combo, a conflict inside a
  // match offered the bet builder, the sheet could be dragged and the bar named the bet.
  { name: "the slip, on its first use", limit: 38_800, loads: ["content"], beside: ["islands"] },
  { name: "formats of odds, where one is chosen", limit: 2_500, loads: ["odds-format"] },
  { name: "the visitor's own times, where chosen", limit: 2_000, loads: ["time-zone"] },
  { name: "testers of providers", limit: 500, loads: ["test-providers"] },
  { name: "a page opened with filters", limit: 3_000, loads: ["listing"], beside: ["core"] },
  { name: "filters, on their first use", limit: 11_500, loads: ["control"], beside: ["islands"] },
  // It was 95,300 while the push client was in the page, and not in the shared worker or a part of its own, and
  // 90,000 before prices had a history and forms their own addresses, 91,000 when idle had less, and 91,850 when the
  // core had less.
  {
    name: "when every island is awake",
    limit: 91_920,
    loads: ["before-paint", "core", "idle", "islands"],
  },
  // Each part is loaded on its first use: slip, quick bet, my bets, bet builder, messages, sign-in,
  // search. It was 120,000 when the slip had only singles and combos, 150,000 before the bar of quick
  // bet, the guard of presses and the note about placed bets, 155,000 before the sheet that is dragged,
  // 165,000 before the search, the match without a page, horse racing and lotteries, and 168,000 before
  // lists were sorted and filtered, 176,000 before lists followed the operator without React, and 184,000
  // before a match had statistics, a timeline and a stream, 200,000 before accounts were opened,
  // confirmed and recovered here, and 210,000 before players set limits, followed things and read
  // notifications, 225,000 before they verified phones, completed their accounts, had several of them and
  // paid in over the page, 236,000 before they paid by the platform's widget and accepted changed rules, and
  // 240,000 before they had passkeys, and 244,000 before their own times and before a page around the site was spoken to, and 246,000 before notifications
  // led somewhere and reached a device, the slip's settings were a visitor's too, and a payment's provider was heard, and
  // 254,500 before an accept mode held in all tabs, and a break whose answer is lost was looked up, and
  // 257,500 before it was asked whether a number is verified, and both vocabularies of odds were read, and 258,500
  // before forms that have no answer said so, and old answers about the session were told apart, and 259,500 before
  // another account asked first and limits said what they count, and 260,000 before a loss of events was followed by
  // another look at the matches that wait to be shown.
  {
    name: "everything a player loads",
    limit: 260_500,
    loads: null,
    without: ["hls", "test-providers"],
  },
  // Each of the account's forms, on its first use.
  ofAccount("signing up", "sign-up"),
  ofAccount("changed terms", "terms"),
  ofAccount("a forgotten password", "password-new"),
  ofAccount("a new password", "password-edit"),
  ofAccount("confirming", "confirmation"),
  ofAccount("unlocking", "unlock"),
  ofAccount("verifying a phone", "verification"),
  ofAccount("what is missing", "missed"),
  ofAccount("paying in, in a dialog", "frame"),
  // Without the platform's script.
  ofAccount("a quick deposit", "widget"),
  // What watches over a signed-in player, with its dialogs; and the page where limits are set.
  ofAccount("knowing when to stop", "prompts"),
  ofAccount("the page of limits", "limits-page"),
  ofAccount("a first star", "press"),
  ofAccount("favourites", "page"),
  ofAccount("the profile", "profile-block"),
  ofAccount("notifications", "centre"),
  // Where the site and the browser have them, with the notifications.
  ofAccount("messages to the device", "device-switch"),
  // Where the site and the browser have them: with the form to sign in, and in the profile.
  ofAccount("signing in by a passkey", "passkey-entry"),
  ofAccount("the player's passkeys", "passkeys"),
  // Only for a stream, where the browser has no HLS player of its own.
  { name: "hls.js, for a stream", limit: 110_000, loads: ["hls"], beside: ["islands"] },
];

/** A form or page of the account: what it adds to the islands and the account's own code. */
function ofAccount(name, chunk) {
  return { name, limit: 12_000, loads: [chunk], beside: ["islands", "account"] };
}

/**
 * Stands for the hash in the names of files while they are weighed. The same code with another hash is up to 60 bytes
 * larger or smaller, which is nothing that a change of the code can mend.
 */
const HASH = "5e7a91c3";

/** Prints the size of every script and stylesheet. Returns those of the scripts by name. */
export function printSizes(scripts, styles, build) {
  const sizes = new Map(scripts.map((script) => [script.name, brotli(sampled(script))]));
  console.log(`${build}: sizes in brotli`);
  const sheets = Object.entries(styles).map(([name, css]) => [`${name}.css`, brotli(css)]);
  for (const [name, size] of [...sizes, ...sheets]) {
    console.log(`  ${name.padEnd(28)} ${kilobytes(size)}`);
  }
  return sizes;
}

/** Compares the budgets with the sizes. Throws when one is exceeded. What is loaded `beside` pages counts for none. */
export function checkBudgets(scripts, sizes, beside) {
  const over = [];
  console.log("budgets");
  for (const budget of BUDGETS) {
    const left = [...beside, ...(budget.without ?? [])];
    const there = reach(scripts, budget.beside ?? []);
    const files = budget.loads
      ? [...reach(scripts, budget.loads)].filter((one) => !there.has(one))
      : [...sizes.keys()].filter((file) => !left.includes(file));
    const sum = files.reduce((all, file) => all + sizes.get(file), 0);
    console.log(`  ${budget.name.padEnd(28)} ${kilobytes(sum)} of ${kilobytes(budget.limit)}`);
    if (sum > budget.limit) over.push(budget.name);
  }
  if (over.length > 0) throw new Error(`over budget: ${over.join(", ")}`);
}

/** The code with the same hash in every build. */
function sampled({ file, code }) {
  const [, hash] = /-([0-9a-f]{8})\.js$/.exec(file);
  return String(code).replaceAll(hash, HASH);
}

function brotli(content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(content, { params }).length;
}

/**
 * The files that are loaded with `starts`, themselves included. The name of a chunk ends in a hash.
 */
function reach(scripts, starts) {
  const seen = new Set();
  const visit = (name) => {
    const script = scripts.find((one) => one.name === name || one.name.startsWith(`${name}-`));
    if (!script) throw new Error(`a budget names "${name}", which the build does not make`);
    if (seen.has(script.name)) return;
    seen.add(script.name);
    script.imports.forEach(visit);
  };
  starts.forEach(visit);
  return seen;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(2).padStart(7)} KB`;
}
