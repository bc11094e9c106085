/** The sandbox, as tests control and query it. */

import { eventually } from "./eventually.mjs";

/** How long a mark may be on its way before another one is sent after it. */
const MARK_MS = 2_000;

/** Controls and queries the sandbox at `url`. */
export class Operator {
  constructor(url) {
    this.url = url;
    /** The mark of the last call of the control API. */
    this.mark = 0;
  }

  /** Calls the control API: `control("price", {match_id, …})`. */
  async control(what, body = {}) {
    const answer = await fetch(`${this.url}/sandbox/control/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) {
      throw new Error(`control ${what} answered ${answer.status}: ${await answer.text()}`);
    }
    this.mark = Number(answer.headers.get("x-mark"));
  }

  /** Moves the operator's clock forward: what waits for that long is done and published. */
  async pass(seconds) {
    await this.control("clock", { advance_seconds: seconds });
  }

  /**
   * Waits until pages whose lists are live have drawn everything that the operator published until the last call of its
   * control API.
   */
  async drawn(...pages) {
    await Promise.all(
      pages.map((page) =>
        eventually(async () => {
          try {
            const has = (mark) => Number(document.documentElement.dataset.mark) >= mark;
            await page.waitForFunction(has, this.mark, { timeout: MARK_MS });
          } catch (error) {
            // A page that had lost its connection asks for what it missed, and marks are no part of that.
            await this.control("clock");
            throw error;
          }
        }),
      ),
    );
  }

  /** The mails to an address, the oldest first; waits until there are `count`. */
  async mailsTo(email, count = 1) {
    return eventually(async () => {
      const answer = await fetch(`${this.url}/sandbox/mails`);
      if (!answer.ok) throw new Error(`mails answered ${answer.status}`);
      const mails = (await answer.json()).data.filter(({ to }) => to === email);
      if (mails.length < count) throw new Error(`${mails.length} mails to ${email}, not ${count}`);
      return mails;
    });
  }

  /** The browsers in which players are notified: what the service has called them, by the ids of the players. */
  async subscriptions() {
    const answer = await fetch(`${this.url}/sandbox/control/subscriptions`);
    if (!answer.ok) throw new Error(`control subscriptions answered ${answer.status}`);
    return (await answer.json()).data;
  }

  /** Queries the sportsbook API: all pages of `/api/v2/{path}` in a language. */
  async all(path, { language = "en-ZA", query = {} } = {}) {
    const rows = [];
    for (let page = 1; ; page += 1) {
      const search = new URLSearchParams({ ...query, page, limit: 500 });
      const answer = await fetch(`${this.url}/api/v2/${path}?${search}`, {
        headers: { "accept-language": language },
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      const { data, pagination } = await answer.json();
      if (!Array.isArray(data)) return data;
      rows.push(...data);
      if (!pagination || pagination.page >= pagination.last_page) return rows;
    }
  }
}
