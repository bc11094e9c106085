/**
 * What the browser keeps for an attacker: nothing, and no way to bring a script in.
 *
 * The secrets of an account: after a wrong password, a link from a mail and a new password, neither password nor token
 * is in any storage, the history, the console, the address or referrer of a call, or the log of a server.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "../lib/browser.mjs";
import { setUp } from "../lib/set-up.mjs";
import { fillSignIn, visit } from "../lib/steps.mjs";

const EMAIL = "player@example.com";
const WRONG = "seven amber kettles";
const PASSWORD = "eleven violet ladders";

/** Planted in every place that is searched: a search that cannot find it would find no secret either. */
const PROBE = "planted-probe";

const here = setUp(() => {}, { locales: "en-ZA", matches: 50, log: "debug" });

test("no password and no token is left behind", async () => {
  const { site, operator, said } = here.stage;
  const { page, context } = await open(here.browser);
  const written = [];
  const calls = [];
  context.on("console", (message) => written.push(message.text()));
  context.on("request", (request) => {
    // The link itself is opened with its token; nothing else may have it.
    const url = request.isNavigationRequest() ? "" : request.url();
    // The site's own server has the address of its page anyway.
    const isOwn = request.url().startsWith(site);
    calls.push(isOwn ? url : `${url} ${request.headers().referer}`);
  });
  await visit(page, `${site}/users/sign-in`);
  await fillSignIn(page, { email: EMAIL, password: WRONG });
  await page.locator("#sign-in-error:not(:empty)").waitFor();

  await visit(page, `${site}/users/password/new`);
  await page.getByTestId("forgot-email").fill(EMAIL);
  await page.getByTestId("forgot-submit").click();
  const [{ link }] = await operator.mailsTo(EMAIL);
  const token = new URL(link).searchParams.get("reset_password_token");
  assert.ok(token.length >= 32, token);

  await visit(page, link);
  const field = page.getByTestId("new-password-password");
  await field.fill(PASSWORD);
  // An answer that breaks off is reported in the console, and the form can be sent again.
  const lost = { path: "/api/users/password", status: 503 };
  await operator.control("fail", lost);
  await page.getByTestId("new-password-submit").click();
  await page.locator('[data-testid="new-password-submit"][aria-busy="false"]').waitFor();
  await field.fill(PASSWORD);
  await page.getByTestId("new-password-submit").click();
  await page.getByTestId("account").waitFor();

  await page.evaluate(plant, PROBE);
  await page.evaluate((probe) => fetch(`/${probe}`).then(() => {}), PROBE);
  const history = await context.newCDPSession(page);
  const { entries } = await history.send("Page.getNavigationHistory");
  const places = {
    ...(await page.evaluate(stored)),
    // What the visitor typed (`userTypedURL`) is the browser's own, and no page can change it.
    history: entries.map(({ url, title }) => `${url} ${title}`).join("\n"),
    console: written.join("\n"),
    calls: calls.join("\n"),
    "site's log": said()[0],
  };
  for (const [place, text] of Object.entries(places)) {
    assert.ok(text.includes(PROBE), `${place} is not searched: ${text}`);
  }
  const [, log] = said();
  assert.ok(log.includes(operator.url), log);
  for (const [place, text] of Object.entries({ ...places, "operator's log": log })) {
    for (const secret of [WRONG, PASSWORD, token]) {
      for (const form of [secret, encodeURIComponent(secret), secret.replaceAll(" ", "+")]) {
        assert.ok(!text.includes(form), `${secret} is left in ${place}: ${text}`);
      }
    }
  }
  await context.close();
});

test("no text becomes HTML or a script, and a journey sees who tries", async () => {
  const { page, context, errors } = await open(here.browser);
  await visit(page, here.stage.site);
  assert.deepEqual(errors, []);
  assert.deepEqual(await page.evaluate(attempts), {
    "HTML in an element": "TypeError",
    "HTML in a document": "TypeError",
    "the address of a script": "TypeError",
    "a worker": "TypeError",
    "a policy for all": "TypeError",
    "the policy of our scripts": "TypeError",
    "elements and words": "nothing",
  });
  const refused = errors.filter((error) => /Trusted(HTML|ScriptURL)|TrustedTypePolicy/.test(error));
  assert.equal(refused.length, 6, errors.join("\n"));
  await context.close();
});

/** Runs in the page: what is thrown at each attempt of a script to make HTML or code of a text. */
function attempts() {
  const { trustedTypes } = globalThis;
  const rules = { createHTML: (html) => html };
  const all = {
    "HTML in an element": () => {
      document.createElement("p").innerHTML = "<b>a</b>";
    },
    "HTML in a document": () => new DOMParser().parseFromString("<b>a</b>", "text/html"),
    "the address of a script": () => {
      document.createElement("script").src = "/assets/core.js";
    },
    "a worker": () => new SharedWorker("/assets/worker.js"),
    "a policy for all": () => trustedTypes.createPolicy("default", rules),
    "the policy of our scripts": () => trustedTypes.createPolicy("sportsbook", rules),
    "elements and words": () => document.createElement("p").append("<b>a</b>"),
  };
  const thrown = (attempt) => {
    try {
      attempt();
      return "nothing";
    } catch (error) {
      return error.name;
    }
  };
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, thrown(one)]));
}

/** Runs in the page: writes a text into every place that a script can write to. */
async function plant(probe) {
  localStorage.setItem("probe", probe);
  sessionStorage.setItem("probe", probe);
  // biome-ignore lint/suspicious/noDocumentCookie: as scripts read it.
  document.cookie = `probe=${probe}`;
  history.pushState({ probe }, "", `?${probe}`);
  console.info(probe);
  const opening = indexedDB.open("probe");
  await new Promise((done, fail) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore("probe").put(probe, 1);
    opening.onsuccess = done;
    opening.onerror = fail;
  });
  opening.result.close();
  const cache = await caches.open("probe");
  await cache.put("/probe", new Response(probe));
}

/** Runs in the page: all that a script of it can read, by its place. */
async function stored() {
  const answer = (asked) =>
    new Promise((done, fail) => {
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => fail(asked.error);
    });
  const rows = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store);
      rows.push(name, store, await answer(all.getAll()));
    }
    database.close();
  }
  const cached = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      cached.push(request.url, await (await cache.match(request)).text());
    }
  }
  return {
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    cookies: document.cookie,
    "state of the history": JSON.stringify(history.state),
    address: location.href,
    IndexedDB: JSON.stringify(rows),
    caches: cached.join("\n"),
  };
}
