/** Limits of players at the sandbox, and the page's rules about them. */
import { createRequire } from "node:module";

const ISLANDS = new URL("../../islands/", import.meta.url);
const fromIslands = createRequire(new URL("package.json", ISLANDS));

/** The islands' library of property tests, with the seed of `islands/src/testing/properties.ts`. */
export const fc = fromIslands("fast-check");
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

/** The page's rules, `islands/src/limits/rules.ts`, and what follows from them. */
export async function pageRules() {
  const { outputFiles } = await fromIslands("esbuild").build({
    stdin: {
      contents: 'export * from "./rules"; export * from "./testing/room";',
      resolveDir: new URL("src/limits", ISLANDS).pathname,
      loader: "ts",
    },
    bundle: true,
    format: "esm",
    write: false,
  });
  const text = Buffer.from(outputFiles[0].contents).toString("base64");
  return import(`data:text/javascript;base64,${text}`);
}

/** Sets limits of a player at once: `{wager: ["day", 5000], bet: [null, 100]}`, and steers more. */
export function setLimits(operator, player, limits, more = {}) {
  const set = Object.entries(limits).map(([type, [period, value]]) => ({ type, period, value }));
  return operator.control("limits", { player_id: player, set, ...more });
}

/** Removes what tests set of a player, breaks included. */
export async function clearLimits(operator, player) {
  const none = (period) => [period, null];
  const limits = {
    sportsbook_session: none(null),
    session: none(null),
    activity: none("day"),
    bet: none(null),
    coolingoff: none(null),
    selfexclusion: none(null),
    reality_check: [null, 3_600],
  };
  for (const period of ["day", "week", "month"]) {
    const all = none(period);
    await setLimits(operator, player, { deposit: all, loss: all, wager: all, time: all });
  }
  await setLimits(operator, player, limits, { played_seconds: 0, active_seconds: 0 });
}
