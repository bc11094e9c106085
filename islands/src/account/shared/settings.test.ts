// @vitest-environment node
import { expect, test } from "vitest";
import type { Settings } from "../../api/schemas/settings";
import { formatMoney, parseAmount } from "../../betting/money";
import { currencyOf } from "./settings";

const settings = {
  currencies: [
    { code: "ZAR", subunits: 100 },
    {
      code: "BTC",
      subunits: 100_000_000,
      subcurrencies: [
        { code: "mBTC", subunits: 100_000 },
        { code: "µBTC", subunits: 100 },
      ],
    },
  ],
} as unknown as Settings;

test.each([
  ["ZAR", "ZAR\u00a01,234,567.89"],
  ["BTC", "BTC\u00a01.23456789"],
  ["mBTC", "1,234.56789\u00a0mBTC"],
  ["µBTC", "1,234,567.89\u00a0µBTC"],
])("an amount is written and typed exactly in %s", (code, text) => {
  const unit = currencyOf(settings, code);
  if (!unit) throw new Error(`no ${code}`);
  expect(formatMoney(123_456_789, unit, "en")).toBe(text);
  const typed = text.replace(code, "").trim();
  expect(parseAmount(typed, "en", unit)).toEqual({ ok: true, value: 123_456_789 });
});

test("a smaller unit takes no more decimals than its subunits have", () => {
  const unit = currencyOf(settings, "mBTC") ?? { code: "", subunits: 1 };
  expect(parseAmount("0.000001", "en", unit)).toEqual({ ok: false, problem: "too_precise" });
});

test("a code that the operator does not have has no unit", () => {
  expect(currencyOf(settings, "mbtc")).toBeUndefined();
});
