/**
 * An operator with many markets in one match: a proxy of the sandbox that adds to those of the match, as bookmakers have
 * them of players. The added ones move with no push, and no bet on them is taken.
 */
import { createServer } from "node:http";
import { connect } from "node:net";
import { begin, forward } from "./between.mjs";

/** The match, which has not begun: a bet on it is placed at once. */
export const MATCH = 1002;

const PATH = `/api/v2/matches/${MATCH}/markets`;

/** Markets of each player. */
const OF_A_PLAYER = 20;

/** Puts the proxy in front of a sandbox: `{url, stop}`. The match has `count` markets. */
export async function startManyMarkets(api, count) {
  const server = createServer(async (asked, answer) => {
    const { pathname, searchParams: query } = new URL(asked.url, api);
    if (asked.method !== "GET" || pathname !== PATH) return forward(asked, answer, api);
    const language = asked.headers["accept-language"] ?? "";
    const all = await fetch(`${api}${PATH}?limit=500`, {
      headers: { "accept-language": language },
    });
    const { data: own } = await all.json();
    const markets = [...own, ...added(own, count - own.length)];
    const [page, limit] = ["page", "limit"].map((name) => Number(query.get(name) ?? 1));
    answer.writeHead(200, {
      "access-control-allow-origin": asked.headers.origin ?? "*",
      "access-control-allow-credentials": "true",
      "content-type": "application/json",
      date: all.headers.get("date"),
    });
    answer.end(
      JSON.stringify({
        data: markets.slice((page - 1) * limit, page * limit),
        pagination: { total: count, page, limit, last_page: Math.ceil(count / limit) },
      }),
    );
  });
  const sockets = new Set();
  server.on("upgrade", ({ method, url, rawHeaders }, near, head) => {
    const { hostname: host, port } = new URL(api);
    const far = connect({ host, port: Number(port) });
    const lines = rawHeaders.map((text, nth) => (nth % 2 ? `${text}\r\n` : `${text}: `));
    far.write(`${method} ${url} HTTP/1.1\r\n${lines.join("")}\r\n`);
    far.write(head);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
  });
  const { url, stop } = await begin(server);
  return {
    url,
    stop() {
      // The server has given these away.
      for (const socket of sockets) socket.destroy();
      return stop();
    },
  };
}

function added(own, count) {
  return Array.from({ length: Math.max(count, 0) }, (_, nth) => {
    const like = own[nth % own.length];
    const player = Math.floor(nth / OF_A_PLAYER) + 1;
    return {
      ...like,
      id: 900_000 + nth,
      name: `Player ${player} Alexandrou-Papadimitriou – prop ${nth}`,
      specifier: `player=${player}|total=${nth % 9}.5`,
      priority: -1,
      most_balanced: false,
      market_groups: [{ groupKey: "players", name: "Players", priority: -1 }],
    };
  });
}
