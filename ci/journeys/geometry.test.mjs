/** The checker of geometry finds each planted fault, and nothing on a page that looks alike. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, open } from "../lib/browser.mjs";
import { coveredOnTheWay } from "../lib/focus-path.mjs";
import { describe, look } from "../lib/geometry.mjs";

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; font: 16px/20px sans-serif }
  p { margin: 0 }
  button { display: block; width: 100px; height: 50px }
  .short { display: block; width: 60px; height: 24px; overflow: hidden; white-space: nowrap }
  .short, .short * { text-overflow: ellipsis }
  .bar { position: fixed; inset: auto 0 0; height: 60px; background: white }
`;

const LINES = "line<br>".repeat(20);
const LATE =
  "content-visibility: auto; contain-intrinsic-size: 20px; margin-top: 2000px; height: 20px";

/** What is planted, a page with the fault, the report, and a page that looks alike without it. */
const CASES = [
  {
    about: "a text over a text",
    fault: `<p>One</p><p style="margin-top: -14px">Two</p>`,
    found: /^overlap of \d+x6 px: body > p "One" \/ body > p "Two"$/,
    alike: `<p>One</p><p style="margin-top: -4px">Two</p>`,
  },
  {
    about: "a button over a button",
    fault: `<button>One</button><button style="margin-top: -20px">Two</button>`,
    found: /^overlap of 100x20 px: body > button "One" \/ body > button "Two"$/,
    alike: `<button>One</button><button>Two</button>`,
  },
  {
    about: "an icon over a text",
    fault: `<p>Text</p><svg width="40" height="20" style="position: absolute; inset: 0"></svg>`,
    found: /^overlap of \d+x12 px: body > svg \/ body > p "Text"$/,
    alike: `<p>Text <svg width="40" height="20"></svg></p>`,
  },
  {
    about: "a text cut at its side",
    fault: `<div class="short" style="text-overflow: clip">A name that is long</div>`,
    found: /^cut by \d+ px: body > div\.short "A name that is long" \/ body > div\.short$/,
    alike: `<div class="short" style="overflow: auto">A name that is long</div>`,
  },
  {
    about: "a text cut below",
    fault: `<div style="height: 30px; overflow: hidden">One<br>two<br>three</div>`,
    found: /^cut by 6 px: body > div "two" \/ body > div \(2 times\)$/,
    alike: `<div style="height: 60px; overflow: hidden">One<br>two<br>three</div>`,
  },
  {
    about: "a text cut in a part that is not rendered yet",
    fault: `<div style="${LATE}"><p>deep</p><p>out</p></div>`,
    found: /^cut by 16 px: div > p "out" \/ body > div$/,
    alike: `<div style="${LATE}"><p>deep</p></div>`,
  },
  {
    about: "a name whose end is nowhere",
    fault: `<p class="short">A name that is long</p>`,
    found: /^shortened, whole nowhere: body > p\.short \/ A name that is long$/,
    alike: `<a class="short" href="/">A name that is long</a>`,
  },
  {
    about: "a value that does not fit its field",
    fault: `<input value="1234567890" style="width: 50px; height: 40px">`,
    found: /^value does not fit: body > input \/ 1234567890$/,
    alike: `<input value="12" style="width: 50px; height: 40px">`,
  },
  {
    about: "a page wider than the screen",
    fault: `<p style="width: 420px">Wide</p>`,
    found: /^page is 20 px too wide: body > p$/,
    alike: `<div style="overflow: auto"><p style="width: 420px">Wide</p></div>`,
  },
  {
    about: "a text that leaves the screen with a fixed bar",
    fault: `<div class="bar">${LINES}</div>`,
    found: /^cut by \d+ px: body > div\.bar "line" \/ body > div\.bar \(17 times\)$/,
    alike: `<div class="bar">One line</div>`,
  },
  {
    about: "a list that scrolls through a slit",
    fault: `<div style="height: 60px; overflow: auto">${LINES}</div>`,
    found: /^slit: 60 of \d+ px show: body > div$/,
    alike: `<div style="height: 300px; overflow: auto">${LINES}</div>`,
  },
  {
    about: "a button under a bar, where nothing can scroll it away",
    fault: `<button style="position: fixed; bottom: 5px">Under</button><div class="bar"></div>`,
    found: /^cannot be hit: body > button "Under" \/ body > div\.bar$/,
    alike: `<p style="height: 460px">A page</p><button style="margin-bottom: 80px">Low</button>
      <div class="bar"></div>`,
  },
  {
    about: "a small target",
    fault: `<button style="height: 20px">Low</button>`,
    found: /^too small: 100x20 px, not 24: body > button "Low"$/,
    alike: `<p>A <a href="/">link</a> in a sentence</p>`,
  },
  {
    about: "a control of the slip that is too small for a finger",
    fault: `<div class="slip"><button style="height: 40px">Low</button></div>`,
    found: /^too small: 100x40 px, not 44: div\.slip > button "Low"$/,
    alike: `<div class="slip"><button>High</button></div>`,
  },
];

let browser;
let page;
before(async () => {
  browser = await launch();
  ({ page } = await open(browser, { viewport: { width: 400, height: 500 } }));
});
after(() => browser?.close());

function show(body) {
  const viewport = `<meta name="viewport" content="width=device-width">`;
  return page.setContent(`<!doctype html>${viewport}<style>${STYLE}</style>${body}`);
}

for (const { about, fault, found, alike } of CASES) {
  test(`found: ${about}`, async () => {
    await show(fault);
    const [first, ...others] = (await look(page)).map(describe);
    assert.match(first ?? "nothing", found);
    assert.deepEqual(others, []);
    await show(alike);
    assert.deepEqual((await look(page)).map(describe), []);
  });
}

test("found: a focus under a bar that stays", async () => {
  await show(`${"<button>One</button>".repeat(20)}<div class="bar"></div>`);
  const [first] = await coveredOnTheWay(page);
  assert.equal(first, 'body > button "One" is under body > div.bar');
  const clear = "html { scroll-padding-block-end: 60px; padding-block-end: 60px }";
  await page.addStyleTag({ content: clear });
  assert.deepEqual(await coveredOnTheWay(page), []);
});
