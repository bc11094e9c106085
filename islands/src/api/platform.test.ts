import { expect, test, vi } from "vitest";

vi.mock("./config", () => ({ siteConfig: () => ({ api: "https://api.example", tag: "pt-BR" }) }));

const { fetchPhone } = await import("./platform");

test("the phone number is asked for in the language of the page", async () => {
  const phone = {
    number: null,
    country: null,
    verified: false,
    resend_timeout: 0,
    sms_limit_reached: false,
  };
  const fetch = vi.fn(async (_: string) => Response.json({ data: phone }));
  vi.stubGlobal("fetch", fetch);
  expect(await fetchPhone()).toEqual(phone);
  expect(fetch.mock.calls[0]?.[0]).toBe("https://api.example/api/player/phone?locale=pt-BR");
});
