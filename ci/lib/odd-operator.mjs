/**
 * An operator whose texts contain characters that HTML forbids: every control character,
 * noncharacters and lone surrogates, as JSON escapes and, where JSON allows it, literally.
 */
import { createServer } from "node:http";

const range = (from, to) => Array.from({ length: to - from }, (_, place) => from + place);
const CONTROLS = [...range(0, 0x20), ...range(0x7f, 0xa0)];
const NO_CHARACTERS = [
  ...range(0xfdd0, 0xfdf0),
  ...range(0, 17).flatMap((plane) => [plane * 0x10000 + 0xfffe, plane * 0x10000 + 0xffff]),
];
const ESCAPED = [...CONTROLS, ...NO_CHARACTERS]
  .flatMap((code) => String.fromCodePoint(code).split(""))
  // The low surrogate first: after a high one it would form a pair.
  .concat("\udfff", "\ud800", "\udbff")
  .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
  .join("");
const PLAIN = String.fromCodePoint(...range(0x7f, 0xa0), ...NO_CHARACTERS);
const TEXTS = /("(?:name|period_name|stadium|city)":")((?:[^"\\]|\\.)+)"/g;

/** A proxy of an operator: `{url, shown, close}`. `shown` returns a name as pages must show it. */
export async function oddly(operator) {
  const server = createServer(async ({ method, url, headers }, response) => {
    const language = headers["accept-language"] ?? "";
    const answer = await fetch(operator + url, {
      method,
      headers: { "accept-language": language },
    });
    const body = (await answer.text()).replace(
      TEXTS,
      (_, before, text) => `${before}${ESCAPED}${text}${PLAIN}"`,
    );
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** A tab and two line ends remain, as spaces. */
    shown: (name) => `   ${name}`,
    close: () => new Promise((done) => server.close(done)),
  };
}
