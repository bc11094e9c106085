// @vitest-environment node
import { expect, test } from "vitest";
import { namedCountries } from "./countries";

const names = (...given: Parameters<typeof namedCountries>) =>
  namedCountries(...given).map(({ name }) => name);

test("countries have their names in the page's language, in its order, whatever the operator calls them", () => {
  const given = [
    { code: "za", name: "RSA" },
    { code: "at", name: "Austria" },
    { code: "zw" },
    { code: "de" },
  ];
  expect(names(given, "en")).toEqual(["Austria", "Germany", "South Africa", "Zimbabwe"]);
  expect(names(given, "sv")).toEqual(["Sydafrika", "Tyskland", "Zimbabwe", "Österrike"]);
});

test("a name that begins another comes before it", () => {
  const given = [{ code: "gw" }, { code: "gn" }, { code: "gq" }];
  expect(namedCountries(given, "en").map(({ code }) => code)).toEqual(["gq", "gn", "gw"]);
});

test("what the browser cannot name has the operator's name, and else its code", () => {
  const given = [
    { code: "xx", name: "Elsewhere" },
    { code: "gb-eng", name: "England" },
    { code: "yy" },
  ];
  expect(names(given, "en")).toEqual(["Elsewhere", "England", "YY"]);
});
