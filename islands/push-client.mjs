/**
 * Leaves out of the official push client what no page can reach: kinds of subscriptions and a transport that the product
 * does not have, another protocol than JSON, deltas that no subscription asks for, and an emitter of events that is a
 * copy of Node's. That is half of what a page with a connection of its own would load.
 *
 * Branches are found by their conditions. Methods that nothing names any more are left out then. A version of the client
 * that is written otherwise fails the build.
 */
import { readFile } from "node:fs/promises";
import { transformSync } from "esbuild";

/** The client's file. */
export const CLIENT = /[\\/]centrifuge[\\/]build[\\/]index\.mjs$/;

/** What an emitter is used for. Like Node's, listeners may remove themselves while they are called. */
const EMITTER = `
class EventEmitter {
    constructor() {
        this._listeners = {};
    }
    on(event, listener) {
        (this._listeners[event] ??= []).push(listener);
        return this;
    }
    emit(event, ...args) {
        const all = this._listeners[event] ?? [];
        for (const listener of [...all]) listener.apply(this, args);
        return all.length > 0;
    }
    removeAllListeners() {
        this._listeners = {};
        return this;
    }
}
`;

/** Classes of which only the name is left: nobody asks for one. */
const CLASSES = [
  "SockjsTransport",
  "MapSubscription",
  "SharedPollSubscription",
  "Reader",
  "Writer",
];

/** Functions that are only called for deltas. */
const FUNCTIONS = ["applyDelta", "checksum"];

/** Conditions that have one answer in this product, and how often each is asked. */
const ANSWERS = [
  [
    "a subscription to a map or a shared poll",
    /this\._(?:map|sharedPoll)\b(?! =[^=])/g,
    17,
    "false",
  ],
  ["a subscription with a state from elsewhere", /this\._getState\b(?! =[^=])/g, 4, "null"],
  ["a subscription that publishes", /this\._debounceMs > 0/g, 1, "false"],
  ["data of a subscription", /this\._(?:getData|tagsFilter)\b(?! =[^=]|\()/g, 8, "null"],
  ["data of a connection", /(?:this|self)\._config\.getData\b(?!\()/g, 2, "null"],
  ["a subscription by deltas", /this\._delta(?:_negotiated)?\b(?! =[^=])/g, 14, "false"],
  ["a log of the client", /this(?:\._centrifuge)?\._debugEnabled\b(?! =[^=])/g, 3, "false"],
  ["a line of the client's log", /^ *(?:self|this)\._debug\(.*\);$/gm, 72, ""],
  ["the transport's protocol", /(?:\w+\.)?_?protocol === 'protobuf'/g, 3, "false"],
  ["the transport's protocol", /(?:\w+\.)?_?protocol === 'json'/g, 5, "true"],
];

/** What the product calls: the client's own code does not name all of it. */
const CALLED = [
  "connect",
  "disconnect",
  "newSubscription",
  "getSubscription",
  "removeSubscription",
  "subscribe",
  "on",
  "removeAllListeners",
];

/** The plugin of esbuild. */
export const pushClient = {
  name: "push-client",
  setup(build) {
    build.onLoad({ filter: CLIENT }, async ({ path }) => ({
      contents: shorten(await readFile(path, "utf8")),
      loader: "js",
    }));
  },
};

/** The client's text, shortened. */
export function shorten(text) {
  const emitter = "var eventsExports = requireEvents();";
  let left = replace(text, "var events = {exports: {}};", emitter, "");
  left = replace(left, "var EventEmitter = ", ";", EMITTER);
  for (const name of CLASSES) {
    left = replace(left, `\nclass ${name} `, "\n}", `\nclass ${name} {}`);
  }
  for (const name of FUNCTIONS) {
    left = replace(left, `\nfunction ${name}(`, "\n}", `\nfunction ${name}() {}`);
  }
  left = replace(left, "\nconst zValue = [", "];", "");
  for (const [what, pattern, times, answer] of ANSWERS) {
    if (left.match(pattern)?.length !== times) throw written(what, `${times} times`);
    left = left.replace(pattern, answer);
  }
  // Branches that are never taken go, and what is left has one layout.
  const { code } = transformSync(left, { minifySyntax: true, charset: "utf8" });
  return withoutUnnamed(code.replace(COMMENT, ""));
}

/** Comments, which name methods too. */
const COMMENT = /^ *\/\*\*[\s\S]*?\*\/\n/gm;

/** Methods as esbuild prints them. */
const METHOD =
  /\n {2}(?:async )?([A-Za-z_]\w*)\([^\n]*\) \{\n(?:(?! {2}\}\n)[^\n]*\n)* {2}\}(?=\n)/g;

/** Leaves out the methods that nothing names, from what the product calls on. */
function withoutUnnamed(text) {
  const bodies = new Map();
  const outside = text.replace(METHOD, (method, name) => {
    bodies.set(name, (bodies.get(name) ?? "") + method);
    return "";
  });
  const named = new Set(["constructor", ...CALLED]);
  const read = (code) => {
    for (const [name] of code.matchAll(/(?<=\.)[A-Za-z_]\w*/g)) named.add(name);
  };
  read(outside);
  // A set is walked to what is added on the way.
  for (const name of named) read(bodies.get(name) ?? "");
  return text.replace(METHOD, (method, name) => (named.has(name) ? method : ""));
}

/** Replaces what is from `start` to the end of the line that begins with or has `end`. */
function replace(text, start, end, by) {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from + start.length);
  if (from < 0 || to < 0 || text.indexOf(start, from + 1) >= 0) {
    throw written(start.trim(), "once");
  }
  const line = text.indexOf("\n", to + end.length);
  return text.slice(0, from) + by + text.slice(line);
}

function written(text, times) {
  return new Error(
    `the push client is written otherwise: \`${text}\` is not in it ${times}; adapt push-client.mjs`,
  );
}
