/**
 * A wire between browsers and servers: what a network does to all connections. It is the balancer of
 * several servers: connections go to them in turn, and a server that does not answer is passed over.
 */
import { once } from "node:events";
import { connect, createServer } from "node:net";

/** What a proxy answers that blocks websockets. */
const REFUSAL = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/** Puts a wire in front of servers: `{url, cut, mend, drop, block, hold, garble, sockets, stop}`. */
export async function startWire(...urls) {
  const pairs = new Set();
  let isCut = false;
  let isBlocked = false;
  let turn = 0;

  /** Connects a pair to the next server that answers, and passes on the first data. */
  const reach = (pair, data, tries) => {
    const to = urls[turn % urls.length];
    turn += 1;
    const { hostname: host, port } = new URL(to);
    const far = connect({ host, port: Number(port), noDelay: true });
    pair.far = far;
    const refused = () => {
      if (tries > 1 && !pair.near.destroyed) reach(pair, data, tries - 1);
      else pair.near.destroy();
    };
    far.once("error", refused);
    far.once("connect", () => {
      far.off("error", refused);
      // A socket that is reset says so as an error, and then closes.
      far.on("error", () => pair.near.destroy());
      far.on("close", () => {
        if (!pair.isHeld) pair.near.destroy();
      });
      pair.to = to;
      far.write(data);
      pair.near.pipe(far);
      far.pipe(pair.near);
    });
  };

  const server = createServer({ noDelay: true }, (near) => {
    const pair = { near, far: undefined, first: "", to: undefined, isHeld: false };
    near.on("error", () => pair.far?.destroy());
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    pairs.add(pair);
    near.on("close", () => {
      pairs.delete(pair);
      pair.far?.destroy();
    });
    near.once("data", (data) => {
      near.pause();
      pair.first = data.toString("latin1").split("\r\n")[0];
      if (isBlocked && isSocket(pair)) near.end(REFUSAL);
      else reach(pair, data, urls.length);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const drop = () => {
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      far?.destroy();
    }
  };
  const open = () => [...pairs].filter((pair) => pair.to && !pair.isHeld && isSocket(pair));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** Cuts every connection, and each new one, until `mend`. */
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    /** Cuts the connections that are open now. */
    drop,
    /** Refuses new websockets, or no longer. */
    block(whether) {
      isBlocked = whether;
    },
    /** Forgets the open websockets, as a router does: the server's end is closed, the browser hears nothing. */
    hold() {
      for (const pair of open()) {
        pair.isHeld = true;
        pair.far.unpipe(pair.near);
        pair.near.unpipe(pair.far);
        pair.near.resume();
        pair.far.destroy();
      }
    },
    /** Sends a text to browsers over each open websocket, as a frame of its own. */
    garble(text) {
      const data = Buffer.from(text);
      if (data.length > 125)
        throw new Error("the text is too long for the length of a short frame");
      for (const { near } of open())
        near.write(Buffer.concat([Buffer.of(0x81, data.length), data]));
    },
    /** How many websockets are open, in all or to one of the servers. */
    sockets(to) {
      return open().filter((pair) => to === undefined || pair.to === to).length;
    },
    async stop() {
      isCut = true;
      drop();
      server.close();
      await once(server, "close");
    },
  };
}

function isSocket({ first }) {
  return first.includes("/connection/websocket");
}
