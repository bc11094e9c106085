/** The link of a mail whose call has failed can be followed again: a press that sends no mail, and says so. */
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../api/errors";
import { mount } from "../../testing/mount";
import { dropToken, keepToken } from "../link-token";
import { ByLink } from "./by-link";

vi.mock("../../messages/words", () => {
  const say = (id: string) => id;
  return { useMessages: () => say };
});
vi.mock("../../core/element", () => ({ wakeIslands: () => {} }));

const follow = vi.fn();
const ask = vi.fn();
beforeEach(async () => {
  vi.resetAllMocks();
  keepToken("unlock", "token");
});

test("it is followed again with the same token, and no mail is asked for", async () => {
  follow.mockRejectedValueOnce(new ApiError("failed", 503, "GET")).mockResolvedValueOnce(undefined);
  const messages = { title: "title", text: "text", done: "done" };
  await mount(<ByLink form="unlock" id="unlock" messages={messages} follow={follow} ask={ask} />);
  const button = document.querySelector<HTMLElement>("[data-testid=link-again]");
  expect(button?.textContent).toBe("recovery-retry");
  await act(async () => button?.click());
  expect(document.querySelector("[data-testid=link-done]")?.textContent).toBe("done");
  expect([follow.mock.calls, ask.mock.calls]).toEqual([[["token"], ["token"]], []]);
});

test("a page that does not have the link says nothing against it, unlike after a refusal", async () => {
  const messages = { title: "title", text: "text", done: "done" };
  const draw = (key: string) =>
    mount(
      <ByLink key={key} form="unlock" id="unlock" messages={messages} follow={follow} ask={ask} />,
    );
  const said = () => document.querySelector(".form-text")?.textContent;
  const dead = { code: "token_invalid", message: "" } as const;
  follow.mockRejectedValueOnce(new ApiError("refused", 422, "GET", dead));
  await draw("refused");
  expect(said()).toBe("recovery-no-link recovery-used");
  dropToken("unlock");
  await draw("reload");
  expect(said()).toBe("text");
});
