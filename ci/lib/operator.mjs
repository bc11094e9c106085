/** The sandbox, as tests control and query it. */

import { eventually } from "./eventually.mjs";

/** Controls and queries the sandbox at `url`. */
export class Operator {
  constructor(url) {
    this.url = url;
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
