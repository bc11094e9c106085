/**
 * A wire between browsers and a server that speaks QUIC: what a network does to datagrams. Many networks let none
 * through, and nobody notices.
 */
import { createSocket } from "node:dgram";
import { once } from "node:events";

/** Puts a wire in front of a server: `{url, cut, mend, close, clients, stop}`. */
export async function startDatagrams(to) {
  const { hostname, port } = new URL(to);
  const near = createSocket("udp4");
  const clients = new Map();
  let isCut = false;
  let isClosed = false;

  const carry = (socket, data, ...address) => {
    // A datagram that does not arrive is lost, as anywhere.
    if (!isCut && !isClosed) socket.send(data, ...address, () => {});
  };
  const meet = (client) => {
    const far = createSocket("udp4");
    far.on("message", (data) => carry(near, data, client.port, client.address));
    clients.set(client.port, far);
    return far;
  };
  near.on("message", (data, client) => {
    if (isCut) return;
    carry(clients.get(client.port) ?? meet(client), data, Number(port), hostname);
  });
  near.bind(0, "127.0.0.1");
  await once(near, "listening");

  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    for (const far of clients.values()) far.close();
    near.close();
    await once(near, "close");
  };
  return {
    url: `https://127.0.0.1:${near.address().port}`,
    /** Loses every datagram, until `mend`. */
    cut() {
      isCut = true;
    },
    mend() {
      isCut = false;
    },
    /** Closes the port: this machine then refuses datagrams for it. */
    close,
    /** How many have sent something so far. */
    clients: () => clients.size,
    stop: close,
  };
}
