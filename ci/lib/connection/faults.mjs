/** Faults of the push that journeys cause, at the sandbox and at nodes of Centrifugo's engine alike. */
import { sign } from "../centrifugo.mjs";
import { PLAYER } from "../player.mjs";

/** Lifetime of a token that is to expire, and of another one, in seconds. */
const SHORT = 2;
const LONG = 600;
/** Seconds between two pings, so that a server without them is soon noticed. */
export const PING = 3;
/** What the sandbox sends, too: the error of a proxy, a part of a frame, and what the protocol does not have. */
const GARBAGE = ["<html>502 Bad Gateway</html>", '{"push":{"channel":"publ', '[17,null,""]'];

/** The sandbox makes them itself, by its control API. */
export function sandboxFaults(operator) {
  const transport = (body) => operator.control("transport", body);
  return {
    /** Options of a bettor whose connection `close` reaches. */
    closable: {},
    /** A code after which the connection is opened again. */
    passing: 3000,
    /** Closes connections with a code. */
    close: (code, reason) => operator.control("disconnect", { code, reason }),
    /** Cuts the connections that are open now. */
    drop: () => operator.control("drop_connections"),
    /** Lets the tokens of a bettor with these `options` expire soon, until `end`. */
    async expireTokens() {
      await transport({ token_seconds: SHORT });
      return { options: {}, end: () => transport({ token_seconds: LONG }) };
    },
    /** Refuses websockets, or no longer. */
    block: (whether) => transport({ websocket: !whether }),
    /** Lets later connections be pinged often. */
    pingOften: () => transport({ ping_seconds: 1 }),
    /** Sends nothing more over the open connections. */
    silence: () => transport({ silent: true }),
    /** Ends the silence, and the many pings. */
    speak: () => transport({ silent: false, ping_seconds: 25 }),
    /** Sends frames that are not the protocol. */
    garble: () => transport({ garbage: true }),
  };
}

/** The engine closes a player's connections. The rest is done by the wire between its nodes and the browsers. */
export function nodesFaults(cluster, wire) {
  return {
    closable: { player: true },
    // With 3000 the engine ends a connection without a word.
    passing: 3001,
    async close(code, reason) {
      const answer = await cluster.call("disconnect", {
        user: `${PLAYER}`,
        disconnect: { code, reason },
      });
      if (!answer.result) throw new Error(`disconnect answered ${JSON.stringify(answer)}`);
    },
    drop: async () => wire.drop(),
    async expireTokens() {
      let isOver = false;
      /** Signs a token of the sandbox again. */
      const shorten = (token) => {
        const claims = JSON.parse(Buffer.from(token.split(".")[1], "base64url"));
        const exp = Math.floor(Date.now() / 1000) + SHORT;
        return sign(cluster.secret, { ...claims, exp });
      };
      const before = (page) =>
        page.route("**/api/v2/websocket/token", async (route) => {
          if (isOver || route.request().method() !== "POST") return route.continue();
          const response = await route.fetch();
          const { data, ...rest } = await response.json();
          const json = { ...rest, data: { ...data, token: shorten(data.token) } };
          return route.fulfill({ response, json });
        });
      const end = async () => {
        isOver = true;
      };
      // The calls of a shared worker are no page's.
      return { options: { own: true, before }, end };
    },
    block: async (whether) => wire.block(whether),
    // They always do: by an option of the nodes.
    pingOften: async () => {},
    silence: async () => wire.hold(),
    speak: async () => {},
    garble: async () => {
      for (const text of GARBAGE) wire.garble(text);
    },
  };
}
