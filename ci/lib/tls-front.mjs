/** TLS in front of `serve`, like a CDN, with a self-signed certificate for `localhost`. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import http from "node:http";
import https from "node:https";
import { join } from "node:path";
import { promisify } from "node:util";
import { forward } from "./between.mjs";

/**
 * Forwards `https://localhost` to the server at `site`, and answers `http://localhost` by the
 * document's redirects: `{https, http, certificate, close}`, with the ports of both.
 */
export async function frontWithTls(site, document, folder) {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-days", "2", "-keyout", key, "-out", certificate];
  await promisify(execFile)("openssl", ["req", ...kind, ...name, ...files]);
  const pair = { key: await readFile(key), cert: await readFile(certificate) };
  const secure = https.createServer(pair, (asked, answer) => forward(asked, answer, site));
  const httpsPort = await listen(secure);
  const plain = http.createServer(({ url }, response) => {
    for (const { from, to, status } of document.redirects) {
      const part = find(from, `http://localhost${url}`);
      if (part === undefined) continue;
      const target = new URL(to.replace("*", part));
      target.port = httpsPort;
      response.writeHead(status, { location: target.href }).end();
      return;
    }
    response.writeHead(404).end();
  });
  const httpPort = await listen(plain);
  const close = () =>
    Promise.all(
      [secure, plain].map((server) => {
        server.closeAllConnections();
        return new Promise((done) => server.close(done));
      }),
    );
  return { https: httpsPort, http: httpPort, certificate, close };
}

/** What `*` of a pattern matches in a text; undefined if the pattern does not match. */
function find(pattern, text) {
  const [before, after] = pattern.split("*");
  if (after === undefined) return pattern === text ? "" : undefined;
  const part = text.slice(before.length, text.length - after.length);
  return text.startsWith(before) && text.endsWith(after) && part ? part : undefined;
}

async function listen(server) {
  await new Promise((done) => server.listen(0, "localhost", done));
  return server.address().port;
}
