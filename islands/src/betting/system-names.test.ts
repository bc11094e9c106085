import { expect, it } from "vitest";
import { lineCount } from "./lines";
import { lengthsText, namedLines } from "./system-names";

it("exactly the systems of all lines that bettors have names for have one", () => {
  const named: number[] = [];
  for (let total_count = 2; total_count <= 10; total_count += 1) {
    for (let win_count = 1; win_count <= total_count; win_count += 1) {
      for (const max_win_count of [undefined, ...Array(total_count + 1).keys()]) {
        const lines = namedLines({ win_count, max_win_count, total_count });
        if (lines === 0) continue;
        expect(max_win_count).toBe(total_count);
        expect(lineCount(total_count, { win_count, max_win_count })).toBe(BigInt(lines));
        named.push(lines);
      }
    }
  }
  expect(named).toEqual([7, 4, 15, 11, 31, 26, 63, 57, 120, 247]);
});

it.each([
  [{ win_count: 2 }, "2"],
  [{ win_count: 3, max_win_count: 3 }, "3"],
  [{ win_count: 1, max_win_count: 3 }, "1–3"],
])("lines of %o are of %s", (lengths, text) => {
  expect(lengthsText(lengths)).toBe(text);
});
