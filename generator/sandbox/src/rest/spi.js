/*
 * The payment widget of the sandbox, which stands in for a platform's. It registers `window.spi`; the sandbox's
 * documentation says what the page and the widget owe each other. Classic script: it is loaded as it is.
 */
(() => {
  "use strict";

  // In its own tree, so that the page's styles and these do not meet; but in the page's colours, if it has them. A
  // sheet that is put together by script needs no permission of the page's security policy.
  const SHEET = new CSSStyleSheet();
  SHEET.replaceSync(`
    form, fieldset { display: grid; gap: 12px; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
    form { gap: 16px; }
    label, legend { padding: 0; font-size: 0.8125rem; font-weight: 600; }
    legend { margin-block-end: 4px; }
    .field { display: grid; gap: 4px; }
    .row { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; }
    input, button { font: inherit; color: inherit; }
    [name="amount"] {
      box-sizing: border-box; inline-size: 100%; min-block-size: 48px; padding-inline: 12px; text-align: start;
      border: 1px solid var(--line-strong, GrayText); border-radius: var(--radius, 6px);
      background: var(--surface, Field); font-size: max(1rem, 16px);
    }
    [aria-invalid="true"] { border-color: var(--error, #b42318); }
    .error { min-block-size: 1.4em; margin: 0; color: var(--error, #b42318); font-size: 0.8125rem; font-weight: 600; }
    .row button {
      min-block-size: 44px; padding: 0 4px; border: 1px solid var(--line-strong, GrayText);
      border-radius: var(--radius, 6px); background: none; cursor: pointer;
      font-size: 0.8125rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
    }
    .method {
      display: flex; gap: 12px; align-items: center; min-block-size: 44px; padding-inline: 12px;
      border: 1px solid var(--line-strong, GrayText); border-radius: var(--radius, 6px);
      cursor: pointer; font-size: 1em; font-weight: 400;
    }
    .methods { display: grid; gap: 8px; }
    .method:has(:checked) {
      border-color: var(--accent, Highlight); background: var(--accent-quiet, none); font-weight: 600;
    }
    .method input { flex: none; inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--accent, Highlight); }
    .pay {
      min-block-size: 48px; border: 0; border-radius: var(--radius, 6px); cursor: pointer; font-weight: 700;
      background: var(--accent, Highlight); color: var(--accent-text, HighlightText);
    }
    .links { display: flex; flex-wrap: wrap; gap: 0 16px; }
    .links button {
      min-block-size: 44px; padding: 0; border: 0; background: none; cursor: pointer;
      color: var(--text-quiet, inherit); font-size: 0.8125rem; text-decoration: underline; text-align: start;
    }
    @media (hover: hover) {
      .row button:hover, .method:hover { background: var(--price, none); }
      .pay:hover { background: var(--accent-hover, Highlight); }
    }
    :focus-visible { outline: 2px solid var(--focus, Highlight); outline-offset: 2px; }
  `);

  const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

  window.spi = { mount };

  /** Draws the form; promises a function that removes it. */
  async function mount(element, options) {
    const { data } = await call(options, "/form");
    const host = document.createElement("div");
    host.lang = data.language;
    host.dir = RIGHT_TO_LEFT.test(data.language) ? "rtl" : "ltr";
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [SHEET];
    root.append(formOf(data, options));
    element.append(host);
    return () => host.remove();
  }

  function formOf({ subunits, amounts, methods, language, words }, options) {
    const digits = String(subunits).length - 1;
    const plainly = new Intl.NumberFormat(`${language}-u-nu-latn`, { maximumFractionDigits: digits });
    const amount = make("input", {
      id: "amount",
      name: "amount",
      inputMode: "decimal",
      autocomplete: "transaction-amount",
      dir: "ltr",
      value: plain(amounts[3], subunits),
    });
    amount.setAttribute("aria-describedby", "error");
    const error = make("p", { id: "error", className: "error", role: "alert" });
    const button = make("button", { className: "pay", type: "submit" }, words.pay);
    const form = make(
      "form",
      { noValidate: true },
      make(
        "div",
        { className: "field" },
        make("label", { htmlFor: "amount" }, words.amount),
        amount,
        error,
      ),
      group(
        words.quick,
        amounts.map((one) => {
          const quick = make("button", { type: "button" }, plainly.format(one / subunits));
          quick.addEventListener("click", () => {
            amount.value = plain(one, subunits);
            say("");
          });
          return quick;
        }),
      ),
      make(
        "fieldset",
        {},
        make("legend", {}, words.method),
        make(
          "div",
          { className: "methods" },
          ...methods.map((method, place) =>
            make(
              "label",
              { className: "method" },
              radio(method, place === 0, options),
              words[method],
            ),
          ),
        ),
      ),
      button,
      make(
        "div",
        { className: "links" },
        ...[
          ["terms-and-conditions", words.terms],
          ["transaction-history", words.history],
          ["support", words.support],
        ].map(([page, text]) => {
          const link = make("button", { type: "button" }, text);
          link.addEventListener("click", () => options.onNavigate(page));
          return link;
        }),
      ),
    );

    function say(problem) {
      error.textContent = problem;
      amount.setAttribute("aria-invalid", String(problem !== ""));
      if (problem !== "") amount.focus();
    }

    let isPaying = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (isPaying) return;
      const paid = wholeSubunits(amount.value, digits);
      say(paid === undefined ? words.invalid : "");
      if (paid === undefined) return;
      isPaying = true;
      button.textContent = words.paying;
      button.setAttribute("aria-busy", "true");
      try {
        const body = { amount: paid, method: form.elements.method.value };
        const { status, leaves } = (await call(options, "/deposits", body)).data;
        if (leaves) location.assign(options.returnUrls[status]);
        else options.onEnd(status);
      } catch (problem) {
        if (problem instanceof Refused) say(problem.message);
        else options.onEnd("failed");
      }
      isPaying = false;
      button.textContent = words.pay;
      button.removeAttribute("aria-busy");
    });
    return form;
  }

  /** A method of payment. Of the one that arrives later, its provider says so when it is chosen. */
  function radio(method, checked, { onNotify }) {
    const input = make("input", { type: "radio", name: "method", value: method, checked });
    if (method === "transfer") {
      input.addEventListener("change", () =>
        onNotify({ type: "warning", key: "processing_delayed" }),
      );
    }
    return input;
  }

  /** An answer that explains itself, in the language that was asked for. */
  class Refused extends Error {}

  async function call({ serverUrl, apiPrefix, locale }, path, body) {
    const answer = await fetch(`${serverUrl}${apiPrefix}${path}`, {
      method: body ? "POST" : "GET",
      credentials: "include",
      headers: {
        "accept-language": locale,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const content = await answer.json();
    if (answer.ok) return content;
    if (answer.status < 500) throw new Refused(content.error.message);
    throw new Error(`${path} answered ${answer.status}`);
  }

  /** A typed amount in whole subunits; undefined if the text is not an amount. In digits of Latin, Arabic or Persian. */
  function wholeSubunits(typed, digits) {
    const latin = typed
      .trim()
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => digit.charCodeAt(0) & 15)
      .replace(/[,\u066b]/, ".");
    const [, units, rest = ""] = /^(\d{1,12})(?:\.(\d*))?$/.exec(latin) ?? [];
    if (units === undefined || rest.length > digits) return undefined;
    const amount = Number(units + rest.padEnd(digits, "0"));
    return amount > 0 && Number.isSafeInteger(amount) ? amount : undefined;
  }

  /** An amount as it is typed. */
  function plain(amount, subunits) {
    return String(amount / subunits);
  }

  function group(label, buttons) {
    const row = make("div", { className: "row", role: "group" }, ...buttons);
    row.setAttribute("aria-label", label);
    return row;
  }

  function make(tag, props, ...content) {
    const element = Object.assign(document.createElement(tag), props);
    element.append(...content);
    return element;
  }
})();
