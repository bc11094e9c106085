/**
 * Follows the editors' saves in the open page: a page that a save has changed is loaded again, a
 * stylesheet is replaced in place, and mistakes are shown over the page as text until they are mended.
 */
(() => {
  const STYLE = "/-/dev/style.css";
  const page = location.href;
  let seen;
  let box;

  const source = new EventSource("/-/dev/events");
  source.onmessage = ({ data }) => {
    const news = JSON.parse(data);
    show(news.mistakes);
    if (seen && news.style !== seen.style) restyle(`${STYLE}?${news.style}`);
    if (seen && news.builds !== seen.builds) void compare();
    seen = news;
  };
  // A connection keeps the page out of the back-forward cache.
  addEventListener("pagehide", () => source.close());

  /** Loads the page again if it has changed; if only its stylesheet has, replaces that. */
  async function compare() {
    const fresh = await served();
    const before = await original;
    const style = fresh.querySelector("link[rel=stylesheet]")?.getAttribute("href");
    if (rest(fresh) !== before.rest) return location.reload();
    if (style && style !== before.style) {
      before.style = style;
      restyle(style);
    }
  }

  /** A page without the names of its assets, which change with every stylesheet. */
  function rest(html) {
    return html.documentElement.outerHTML.replaceAll(/\/assets\/[\w./-]+|sha256-[\w+/=]+/g, "");
  }

  /** The page as the server sent it: islands and pushes have changed the open one. */
  const original = served().then((html) => {
    const style = html.querySelector("link[rel=stylesheet]")?.getAttribute("href");
    return { rest: rest(html), style };
  });

  /** The page as the server sends it now. The security policy lets no script parse a text: the call does. */
  function served() {
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.responseType = "document";
      call.onload = () => (call.response ? resolve(call.response) : call.onerror());
      call.onerror = () => reject(new Error(`${page} could not be loaded`));
      call.open("GET", page);
      call.setRequestHeader("accept", "text/html");
      call.send();
    });
  }

  /** Replaces the page's stylesheet; the old one goes when the new one is there, so nothing flashes. */
  function restyle(href) {
    const old = [...document.querySelectorAll("link[rel=stylesheet]")].find((link) =>
      /\/assets\/style-|\/-\/dev\//.test(link.href),
    );
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = () => old?.remove();
    if (old) old.after(link);
    else document.head.append(link);
  }

  /** Shows mistakes in a box of its own, which the page's styles do not reach. */
  function show(mistakes) {
    box?.remove();
    box = undefined;
    if (mistakes.length === 0) return;
    box = document.createElement("sportsbook-mistakes");
    box.setAttribute("role", "alert");
    box.dir = "ltr";
    const root = box.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-block-size: 70vh; overflow: auto;
        padding: 16px; border-block-start: 4px solid #ff6b5e; background: #14161c; color: #f2f4f8;
        font: 14px/1.5 ui-monospace, monospace; }
      pre { margin: 0 0 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
    `);
    root.adoptedStyleSheets = [sheet];
    for (const mistake of mistakes) {
      root.append(Object.assign(document.createElement("pre"), { textContent: mistake }));
    }
    document.body.append(box);
  }
})();
