/**
 * Every island's entry, by the name on its `<sb-island>`. An entry is loaded when its island
 * wakes, together with React; it registers the component of its name (see `runtime/register.ts`).
 */
export const ISLANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  "odds-list": () => import("../odds/island"),
  "match-markets": () => import("../odds/island"),
  scoreboard: () => import("../scoreboard/island"),
  session: () => import("../session/island"),
  "bet-slip": () => import("../bet-slip/island"),
  alerts: () => import("../alerts/island"),
};
