/** Drawings of sports, each one path. One module: the build puts the text in wherever its name stands. */

const DRAWINGS: Readonly<Record<string, string>> = /* @__PURE__ */ JSON.parse(SPORT_ICONS);

/** The drawing of a sport, by its key; those without their own share one. */
export function sportDrawing(sport: string): string {
  return (Object.hasOwn(DRAWINGS, sport) ? DRAWINGS[sport] : DRAWINGS.sport) ?? "";
}
