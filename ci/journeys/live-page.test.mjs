/**
 * What a match has beside its prices: form, table and meetings before it begins; statistics, timeline and stream in
 * play, which follow the match and move nothing else; and the page of live matches with its two buttons.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { announced, listen as listenForWords } from "../lib/announced.mjs";
import { assertOpen } from "../lib/axe.mjs";
import { assertStill, open, PHONE, SCENES, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { addressOf } from "../lib/match-head.mjs";
import { signIn } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

/** Seconds of the recorded match: before its first goal, at 12:03. */
const BEFORE_GOAL = 700;
const UNTIL_GOAL = 25;

/** Where the first price of a match page is on a phone at the latest, in pixels. */
const FIRST_PRICE = 360;

/** Recorded matches that play from the beginning, one for each visit that lets time pass. */
const here = setUp(
  async (here) => {
    const { operator } = here.stage;
    const soccer = (await operator.all("matches", { query: { match_status: 0 } })).filter(
      ({ tournament }) => tournament.category.sport.key === "soccer",
    );
    here.streamed = soccer.filter(({ has_video }) => has_video).slice(0, 4);
    assert.equal(here.streamed.length, 4, "matches with a stream");
    here.coming = soccer.find(
      (match) => match.previews.includes("table") && !here.streamed.includes(match),
    );
    await replay(here.streamed);
    // The pages are those of matches in play.
    await here.stage.build();
  },
  { matches: 200, changes: true },
);

function replay(matches) {
  return Promise.all(
    matches.map(({ id }) =>
      here.stage.operator.control("replay", {
        match_id: id,
        recording: "soccer",
        from_seconds: BEFORE_GOAL,
      }),
    ),
  );
}

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px in ${locale}`;
  const isWide = viewport === WIDE;

  journey()(`statistics and timeline follow the match ${at}`, async () => {
    const [match] = here.streamed;
    await replay([match]);
    const { page, context, close } = await visitor({ viewport });
    await listenForWords(context);
    await visit(page, `${here.stage.site}${path(locale, addressOf(match))}`);
    const panel = page.getByTestId("centre-panel");
    const tab = (name) => page.locator(`[data-centre="${name}"]`);
    if (isWide) {
      // Open from the first paint on, above the slip, which stays in view.
      await panel.locator(".facts").waitFor();
      const [box, slip] = [await boxOf(page, ".centre-box"), await boxOf(page, "#slip")];
      assert.ok(box.bottom <= slip.top, "the slip is below it");
      assert.ok(slip.bottom <= viewport.height, `the slip ends at ${slip.bottom}`);
    } else {
      assert.equal(await panel.isVisible(), false, "folded, so that prices come first");
      const price = await boxOf(page, ".price");
      assert.ok(price.bottom < viewport.height, `the first price is at ${price.top}`);
      await tab("statistics").click();
      await panel.locator(".facts").waitFor();
    }
    assert.equal(await tab("statistics").getAttribute("aria-expanded"), "true");
    const before = await panel.locator(".facts").innerText();
    assert.ok(await panel.locator(".pitch-ball").count(), "the field shows where the ball is");
    const ball = () =>
      panel
        .locator(".pitch-ball")
        .evaluate((one) => one.getAttribute("cx") + one.getAttribute("cy"));
    const place = await ball();

    await here.stage.operator.control("clock", { advance_seconds: UNTIL_GOAL });
    await eventually(async () => {
      assert.equal(await page.locator(".score-side > .score-total").first().textContent(), "1");
      assert.notEqual(await panel.locator(".facts").innerText(), before, "figures change");
      assert.notEqual(await ball(), place);
    }, 10_000);
    await page.locator(".score-why").waitFor();
    await eventually(async () => {
      const said = await announced(page);
      const news = said.filter((text) => text.includes("1 – 0"));
      assert.equal(news.length, 1, `announced: ${said.join(" | ")}`);
    });
    await bothThemes(page, () => assertOpen(page));

    await tab("timeline").click();
    const first = panel.locator(".timeline-event[data-kind='goal']").first();
    await first.waitFor();
    assert.match(await first.locator(".timeline-minute").textContent(), /^1[23]'$/);
    assert.match(await first.locator(".timeline-score").textContent(), /^1–0$/);
    await bothThemes(page, () => assertOpen(page));
    await assertStill(page, { outside: ".centre, .content" });
    await close();
  });

  journey()(`form, table and meetings open before a match ${at}`, async () => {
    const { page, close } = await visitor({ viewport });
    const asked = [];
    page.on("request", (request) => {
      const [, kind] = /\/(form|table|meetings)$/.exec(new URL(request.url()).pathname) ?? [];
      if (kind) asked.push(kind);
    });
    await visit(page, `${here.stage.site}${path(locale, addressOf(here.coming))}`);
    const panel = page.getByTestId("centre-panel");
    assert.equal(await panel.isVisible(), false, "folded");
    const price = await boxOf(page, ".price");
    if (!isWide) assert.ok(price.top < FIRST_PRICE, `the first price is at ${price.top}`);
    assert.deepEqual(asked, [], "nothing is asked for before it is wanted");

    const open = (name) => page.locator(`[data-centre="${name}"]`).click();
    await open("form");
    await panel.locator(".form-mark").first().waitFor();
    assert.equal(await panel.locator(".form-mark").count(), 10);
    await bothThemes(page, () => assertOpen(page, { within: ".centre" }));
    await open("table");
    await panel.locator(".table-own").first().waitFor();
    assert.equal(await panel.locator(".table-own").count(), 2);
    const fits = await panel.evaluate((one) => one.scrollWidth <= one.clientWidth);
    assert.ok(fits, "the table is as wide as its place");
    const rows = await panel.locator("tbody:visible tr").count();
    await panel.locator("[data-fold]").first().press("Enter");
    assert.ok((await panel.locator("tbody:visible tr").count()) > rows, "the others open");
    await bothThemes(page, () => assertOpen(page, { within: ".centre" }));
    await open("meetings");
    await panel.locator(".meeting").first().waitFor();
    await bothThemes(page, () => assertOpen(page, { within: ".centre" }));
    assert.deepEqual(asked, ["form", "table", "meetings"]);
    await assertStill(page, { outside: ".centre, .content" });
    await close();
  });
}

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  journey()(`a stream plays for a player who has signed in at ${viewport.width} px`, async () => {
    const [, match] = here.streamed;
    const url = `${here.stage.site}${addressOf(match)}`;
    const visit1 = await visitor({ viewport });
    await visit(visit1.page, url);
    await visit1.page.locator('[data-centre="stream"]').click();
    await visit1.page.getByTestId("stream-sign-in").click();
    await visit1.page.getByRole("dialog").waitFor();
    await visit1.close();

    const { page, context, close } = await visitor({ viewport });
    await signIn(context, here.stage);
    // At one width by the browser itself, at the other as in a browser that knows no playlists.
    const byScript = viewport === WIDE;
    if (byScript) await page.addInitScript(withoutPlaylists);
    await visit(page, url);
    await page.locator('[data-centre="stream"]').click();
    assert.equal(await page.locator("video").count(), 0, "nothing is loaded before the press");
    await page.getByTestId("stream-play").click();
    const video = page.locator("video");
    await eventually(async () => {
      assert.ok((await video.evaluate((one) => one.currentTime)) > 0.5);
    }, 20_000);
    assert.equal((await video.evaluate((one) => one.currentSrc)).startsWith("blob:"), byScript);
    assert.ok(await video.getAttribute("aria-label"));
    await assertOpen(page);
    const watched = () => page.evaluate(() => sessionStorage.getItem("video-streaming"));
    assert.equal(await watched(), "true");
    await page.getByTestId("stream-stop").click();
    assert.equal(await page.locator("video").count(), 0);
    assert.equal(await watched(), null);

    // The operator refuses: it says so, and offers to try again.
    await here.stage.operator.control("fail", {
      path: `/api/v2/matches/${match.id}/streams`,
      status: 403,
    });
    await page.getByTestId("stream-play").click();
    await page.locator(".stream-text", { hasText: "You cannot watch" }).waitFor();
    await page.getByTestId("stream-play").click();
    await video.waitFor();
    await close(/403/);
  });
}

/** Runs in the page, before its scripts: the browser cannot play playlists. */
function withoutPlaylists() {
  const { canPlayType } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.canPlayType = function (type) {
    return type.includes("mpegurl") ? "" : canPlayType.call(this, type);
  };
}

inFull(
  "without script there are no tabs, and the score and prices are those of the build",
  async () => {
    const { page, close } = await visitor({ viewport: PHONE, javaScriptEnabled: false });
    await page.goto(`${here.stage.site}${addressOf(here.streamed[2])}`);
    assert.equal(await page.locator(".centre").isVisible(), false);
    assert.equal(await page.locator(".score-side > .score-total:visible").count(), 2);
    assert.ok(await page.locator(".price:visible").count());
    await close();
  },
);

inFull("statistics that cannot be had say so, and come with a press", async () => {
  const match = here.streamed[3];
  await here.stage.operator.control("fail", {
    path: `/api/v2/matches/${match.id}/statistics`,
    status: 500,
  });
  const { page, close } = await visitor({ viewport: PHONE });
  await visit(page, `${here.stage.site}${addressOf(match)}`);
  await page.locator('[data-centre="statistics"]').click();
  await page.locator("[data-retry]").click();
  await page.locator(".facts").waitFor();
  await close(/500/);
});

test("the live page has compact rows, which are remembered, and a filter for streams", async () => {
  for (const viewport of [PHONE, WIDE]) {
    const { page, close } = await visitor({ viewport });
    await visit(page, `${here.stage.site}/live`);
    const button = (name) => page.locator(`[data-list-view="${name}"]`);
    const height = async () => (await page.locator(".event-row").first().boundingBox()).height;
    const whole = await height();
    await eventually(async () => {
      await button("compact").click();
      assert.equal(await button("compact").getAttribute("aria-pressed"), "true");
    });
    const compact = await height();
    assert.ok(compact <= whole - 12, `${compact} px instead of ${whole}`);
    await page.reload();
    await page.locator('[data-list-view="compact"][aria-pressed="true"]').waitFor();
    assert.equal(await height(), compact);
    await assertStill(page);

    const all = await page.locator(".event-row:visible").count();
    await button("video").click();
    const streamed = await page.locator(".event-row:visible").count();
    assert.ok(streamed > 0 && streamed < all, `${streamed} of ${all} rows`);
    assert.equal(await page.locator(".event-row[data-video]").count(), streamed);
    const counted = page.locator('[data-counts="all"]');
    assert.equal(await counted.textContent(), String(streamed), "the heading counts what is shown");
    await bothThemes(page, () => assertOpen(page));
    await button("video").click();
    // A match may have left the list since.
    const rows = await page.locator(".event-row").count();
    assert.ok(rows > streamed, `${rows} rows`);
    assert.equal(await page.locator(".event-row:visible").count(), rows);
    await close();
  }
});

async function visitor(options) {
  const { page, context, errors } = await open(here.browser, options);
  return {
    page,
    context,
    async close(expected) {
      assert.deepEqual(
        errors.filter((error) => !expected?.test(error)),
        [],
      );
      await context.close();
    },
  };
}

async function boxOf(page, selector) {
  return page
    .locator(`${selector}:visible`)
    .first()
    .evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top, bottom };
    });
}

async function bothThemes(page, check) {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    // Colours fade.
    await settled(page);
    await check();
  }
}
