/** A proxy between browsers and the site, which does to each request what a test says. */
import { once } from "node:events";
import { createServer, request } from "node:http";

/** What happens to a request: it is passed on, its connection ends, or it is never answered. */
export const [PASS, DROP, HOLD] = ["pass", "drop", "hold"];

/** Puts a proxy in front of a site: `{url, stop}`. `fateOf(path)` is one of the three above, for each request. */
export async function startBetween(site, fateOf) {
  const server = createServer((asked, answer) => {
    const fate = fateOf(asked.url);
    if (fate === DROP) asked.socket.destroy();
    if (fate !== PASS) return;
    forward(asked, answer, site);
  });
  return begin(server);
}

/** Begins to serve at a free port: `{url, stop}`. */
export async function begin(server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Passes a request on to the server at `site`, and its answer back. */
export function forward(asked, answer, site) {
  const { url, method, headers } = asked;
  const passed = request(site + url, { method, headers }, (given) => {
    answer.writeHead(given.statusCode, given.headers);
    given.pipe(answer);
  });
  // The browser sees what the server did: no answer.
  passed.on("error", () => asked.socket.destroy());
  asked.pipe(passed);
}
