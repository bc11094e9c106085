/** A wire between browsers and the sandbox, which can be cut: what a network does to all connections. */
import { once } from "node:events";
import { connect, createServer } from "node:net";

/** Puts a wire in front of a server: `{url, cut, mend, sockets, stop}`. */
export async function startWire(url) {
  const { hostname, port } = new URL(url);
  const pairs = new Set();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(port), hostname);
    const pair = { near, far, first: "" };
    pairs.add(pair);
    near.once("data", (data) => {
      pair.first = data.toString("latin1").split("\r\n")[0];
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      // A socket that is reset says so as an error, and then closes.
      one.on("error", () => other.destroy());
      one.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const breakAll = () => {
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** Cuts every connection, and each new one, until `mend`. */
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    /** How many websockets are open. */
    sockets() {
      return [...pairs].filter(({ first }) => first.includes("/connection/websocket")).length;
    },
    stop() {
      isCut = true;
      breakAll();
      return new Promise((done) => server.close(done));
    },
  };
}
