import { expect, test, vi } from "vitest";

vi.mock("./config", () => ({ siteConfig: () => ({ api: "https://api.example", tag: "pt-BR" }) }));

const { fetchSignUpSettings } = await import("./users");

test("what a new player is asked for is asked once in a page, and again after a failure", async () => {
  const settings = {
    open: true,
    sign_in: true,
    fields: ["email"],
    password_min: 8,
    currencies: ["ZAR"],
    countries: [],
    country: null,
    blocked_countries: [],
  };
  const fetch = vi.fn(async () => Response.json({}, { status: 503 }));
  vi.stubGlobal("fetch", fetch);
  const both = [fetchSignUpSettings(), fetchSignUpSettings()];
  for (const one of both) await expect(one).rejects.toMatchObject({ status: 503 });
  expect(fetch).toHaveBeenCalledTimes(1);
  fetch.mockImplementation(async () => Response.json({ data: settings }));
  expect(await fetchSignUpSettings()).toEqual(settings);
  expect(await fetchSignUpSettings()).toEqual(settings);
  expect(fetch).toHaveBeenCalledTimes(2);
});
