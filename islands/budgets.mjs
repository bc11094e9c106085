/** How much browsers load, by name and in total, and the limits. */
import { brotliCompressSync, constants } from "node:zlib";
import { FIRST_USE, ISLAND_BUDGETS } from "./islands.mjs";

/**
 * Limits in brotli bytes. Each entry lists what is loaded by then; what earlier entries loaded does
 * not count. A production build over a limit fails.
 *
 * A limit is a decision about what a visitor on a slow phone may wait for, with about 5 % of room: the names of files
 * alone change the weight by ten bytes. Whoever raises one says in the commit what visitors get for it.
 */
const BUDGETS = [
  { name: "before anything is idle", limit: 6_500, loads: ["before-paint", "core"] },
  { name: "when the page is idle", limit: 20_950, loads: ["before-paint", "core", "idle"] },
  // The client of the push is most of it, and is loaded once: by the worker, or by a page that has none.
  { name: "the shared worker", limit: 13_750, loads: ["worker"] },
  // All that a visitor loads who touches nothing (`npm run untouched --prefix ci` opens the pages): React is loaded at
  // the first touch of something that needs it.
  {
    name: "a page with lists, untouched",
    limit: 36_150,
    loads: ["before-paint", "core", "idle", "keep-lists", "worker"],
  },
  {
    name: "a match, untouched",
    limit: 37_550,
    loads: ["before-paint", "core", "idle", "keep-board", "keep-centre", "worker"],
  },
  { name: "the first touch", limit: 1_200, loads: ["first-touch"], beside: ["idle"] },
  {
    name: "with a push of its own",
    limit: 34_650,
    loads: ["before-paint", "core", "idle", "switchboard"],
  },
  { name: "React", limit: 65_000, loads: ["react"] },
  { name: "the slip, on its first use", limit: 46_000, loads: ["content"], beside: ["islands"] },
  { name: "formats of odds, where one is chosen", limit: 2_500, loads: ["odds-format"] },
  { name: "the visitor's own times, where chosen", limit: 2_000, loads: ["time-zone"] },
  { name: "testers of providers", limit: 500, loads: ["test-providers"] },
  { name: "a page opened with filters", limit: 3_000, loads: ["listing"], beside: ["core"] },
  {
    name: "when every island is awake",
    limit: 96_000,
    loads: ["before-paint", "core", "idle", "islands"],
  },
  // Each part of it is loaded on its first use.
  {
    name: "everything a player loads",
    limit: 287_600,
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
  // What watches over a signed-in player, with its dialogs.
  ofAccount("knowing when to stop", "prompts"),
  ofAccount("a first star", "press"),
  ofAccount("notifications", "centre"),
  // Where the site and the browser have them, with the notifications.
  ofAccount("messages to the device", "device-switch"),
  // Where the site and the browser have them: with the form to sign in, and in the profile.
  ofAccount("signing in by a passkey", "passkey-entry"),
  ofAccount("the player's passkeys", "passkeys"),
  // Only for a stream, where the browser has no HLS player of its own.
  { name: "hls.js, for a stream", limit: 110_000, loads: ["hls"], beside: ["islands"] },
  ...ISLAND_BUDGETS,
];

/** A form or page of the account: what it adds to the islands and the account's own code. */
function ofAccount(name, chunk) {
  return { name, limit: FIRST_USE, loads: [chunk], beside: ["islands", "account"] };
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
