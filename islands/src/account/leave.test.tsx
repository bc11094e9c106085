/** A form's own page, for who has signed in: it is left, and offers nothing that would only close it. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { $alert, alerts } from "../alerts/shared/alerts";
import { mount } from "../testing/mount";
import { player, visitor } from "../testing/world";
import { leaveFormPage, saySaid } from "./leave";
import type { AuthForm } from "./shared/sign-in";
import { Other } from "./title";

const replace = vi.fn();

beforeEach(async () => {
  await visitor();
  vi.spyOn(location, "replace").mockImplementation(replace.mockReset());
});

afterEach(() => vi.restoreAllMocks());

const leaveFrom = (path: string) => {
  history.replaceState(null, "", path);
  leaveFormPage();
  return replace.mock.calls;
};

test.each([
  "/users/sign-in",
  "/users/sign-up",
  "/users/password/edit",
  "/users/unlock",
  "/ar/users/confirmation",
])("%s leads to the home page", (path) => expect(leaveFrom(path)).toEqual([["/"]]));

test.each(["/", "/soccer", "/users", "/users/else", "/limits"])("%s is not left", (path) => {
  alerts.show({ type: "success", title: "saved" });
  expect(leaveFrom(path)).toEqual([]);
  saySaid();
  expect(sessionStorage.length).toBe(0);
});

test("what was said of a success is said on the next page, once", () => {
  alerts.show({ type: "success", title: "saved" });
  leaveFrom("/users/password/edit");
  alerts.close();
  saySaid();
  expect($alert.get()).toMatchObject({ type: "success", title: "saved" });
  alerts.close();
  saySaid();
  expect($alert.get()).toBeNull();
});

test("no other alert goes along", () => {
  alerts.show({ type: "error", title: "offline" });
  leaveFrom("/users/sign-in");
  alerts.close();
  saySaid();
  expect($alert.get()).toBeNull();
});

test("only who can use a form is led to it", async () => {
  const forms: readonly AuthForm[] = ["sign-in", "sign-up", "password-new", "unlock"];
  await mount(
    forms.map((form) => (
      <Other key={form} to={form}>
        {form}
      </Other>
    )),
  );
  const offered = () => [...document.querySelectorAll("button")].map((one) => one.textContent);
  expect(offered()).toEqual(forms);
  await act(() => player());
  expect(offered()).toEqual(["password-new", "unlock"]);
});
