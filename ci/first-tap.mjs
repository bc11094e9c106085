/**
 * How soon the first tap is answered on a slow phone on the page of a match with many markets, against the same match with
 * few of them. Prints the ratio.
 *
 *   node ci/first-tap.mjs [MARKETS] [TIMES]
 */
import { firstTaps, longestTasks, SLOWED } from "./lib/first-tap.mjs";
import { MATCH } from "./lib/many-markets.mjs";
import { setStage } from "./lib/stage.mjs";

const [markets = "5000", times = "7"] = process.argv.slice(2);

const few = await measure();
const many = await measure(Number(markets));
const ratio = many.answered / few.answered;
console.log(
  `ratio ${ratio.toFixed(2)}: ${markets} markets to its own, each the middle of ${times}`,
);

/** The middle of the times in which taps were answered, printed with the rest. */
async function measure(count) {
  const stage = await setStage({ locales: "en-ZA", timed: false, markets: count });
  try {
    const { slug } = await stage.operator.all(`matches/${MATCH}`);
    const path = `/soccer/${slug}`;
    const html = await (await fetch(`${stage.site}${path}`)).text();
    const taps = await firstTaps(stage, path, Number(times));
    const { tasks } = await longestTasks(stage, path, Number(times));
    const answered = middle(taps.map((tap) => tap.answered));
    console.log(
      `${count ?? "its own"} markets: tap ${answered} ms, of which the page ${middle(taps.map((tap) => tap.handled)).toFixed(1)} ms; longest task ${middle(tasks)} ms; HTML ${(html.length / 1000).toFixed(0)} KB (${SLOWED} times slower)`,
    );
    return { answered };
  } finally {
    await stage.strike();
  }
}

function middle(all) {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)];
}
