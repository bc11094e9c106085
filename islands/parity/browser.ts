/** The system's Chromium, and a server of pages that contain islands of the development build. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { DEFAULT, type Language } from "../src/testing/languages";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".ftl": "text/plain; charset=utf-8",
};

/** Starts Chromium's headless shell, or Chromium: the executables that `CHROMIUM_SHELL` and `CHROMIUM` name. */
export function openBrowser(): Promise<Browser> {
  const { CHROMIUM = "/usr/bin/chromium", CHROMIUM_SHELL = CHROMIUM } = process.env;
  return chromium.launch({
    executablePath: CHROMIUM_SHELL,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
}

/** A site of pages that tests put into it. */
export interface TestSite {
  readonly origin: string;
  /** HTML by path. */
  readonly pages: Map<string, string>;
  readonly close: () => Promise<void>;
}

/** Served for every club's logo. */
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/**
 * Serves the assets of the development build, the locales' messages and the pages that tests add.
 */
export async function openSite(): Promise<TestSite> {
  const pages = new Map<string, string>();
  const server: Server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const page = pages.get(path);
    if (page !== undefined) {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
    } else if (path.startsWith("/logos/")) {
      response.writeHead(200, { "content-type": "image/svg+xml" }).end(LOGO);
    } else if (path.startsWith("/assets/") || path.startsWith("/locales/")) {
      const file = path.startsWith("/assets/") ? `${ROOT}islands/build-dev${path}` : ROOT + path;
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      await readFile(file).then(
        (content) =>
          response
            .writeHead(200, { "content-type": type, "cache-control": "max-age=3600" })
            .end(content),
        () => response.writeHead(404).end(),
      );
    } else if (!path.startsWith("/api/")) {
      response.writeHead(204).end();
    }
    // Calls to the operator are never answered: the islands are compared as they were prerendered.
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The folder of a locale's messages: that of its language where it has none of its own. */
function folderOf(locale: string): string {
  return existsSync(`${ROOT}locales/${locale}`) ? locale : locale.replace(/-.*/, "");
}

/** A whole page around the HTML of islands. */
export async function pageOf({ code, tag, rtl }: Language, body: string): Promise<string> {
  const manifest = JSON.parse(
    await readFile(`${ROOT}islands/build-dev/manifest.json`, "utf8"),
  ) as Record<string, string>;
  const config = {
    locale: code,
    tag,
    prefix: code === DEFAULT.code ? "" : `/${code}`,
    api: "",
    push: "",
    messages: `/locales/${folderOf(code)}/islands`,
    zone: "Africa/Johannesburg",
    account: {},
  };
  return `<!doctype html>
<html lang="${tag}" dir="${rtl ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><title>islands</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/${manifest["style.css"]}">
<link rel="stylesheet" href="/${manifest["event.css"]}">
<script type="application/json" id="sb-config">${JSON.stringify(config)}</script>
<script type="module" async src="/${manifest["core.js"]}"></script></head>
<body>${body}</body></html>`;
}
