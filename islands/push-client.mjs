/**
 * Leaves out of the official push client what no page can reach: a transport that the site's settings do
 * not know, another protocol than JSON, deltas that no subscription asks for, and an emitter of events that
 * is a copy of Node's. That is a sixth of what a page with a connection of its own loads. And mends its
 * streams: a letter that the network delivers in two parts would be read as two that are none.
 *
 * Everything is found by its text. A version of the client that is written otherwise fails the build.
 */
import { readFile } from "node:fs/promises";

/** The client's file. */
export const CLIENT = /[\\/]centrifuge[\\/]build[\\/]index\.mjs$/;

/** What an emitter is used for. Like Node's, listeners may remove themselves while they are called. */
const EMITTER = `
class EventEmitter$1 {
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

/** Classes of which only the name is left: no transport is chosen that the settings do not name. */
const CLASSES = ["SockjsTransport", "Reader", "Writer"];

/** Functions that are only called for deltas. */
const FUNCTIONS = ["applyDelta", "checksum"];

/** Conditions that never hold, which the minifier then knows: a line has a list of transports. */
const NEVER = ["if (transportName === 'sockjs') {", "if (!this._emulation) {"];

/** What its transports ask of the protocol, which is JSON. */
const IS_PROTOCOL = /(?:\w+\.)?_?protocol === '(json|protobuf)'/g;
const ASKS = 8;

/** How its two streams, over HTTP and by WebTransport, read bytes. */
const DECODES = /_utf8decoder\.decode\(value\)/g;
const STREAMS = 2;

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
  let left = replace(text, "var events = {exports: {}};", "var EventEmitter$1 = ", EMITTER);
  for (const name of CLASSES) {
    left = replace(left, `\nclass ${name} {`, "\n}", `\nclass ${name} {}`);
  }
  for (const name of FUNCTIONS) {
    left = replace(left, `\nfunction ${name}(`, "\n}", `\nfunction ${name}() {}`);
  }
  left = replace(left, "\nconst zValue = [", "];", "");
  for (const condition of NEVER) left = replace(left, condition, "", "if (false) {");
  left = replaceAll(left, IS_PROTOCOL, ASKS, (_, name) => `${name === "json"}`);
  return replaceAll(left, DECODES, STREAMS, "_utf8decoder.decode(value, { stream: true })");
}

/** Replaces what is in the text so many times. */
function replaceAll(text, what, times, by) {
  if (text.match(what)?.length !== times) throw written(what, `${times} times`);
  return text.replace(what, by);
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
