/**
 * The form: Sveltia CMS over the project's files. It reads and writes them through `sportsbook dev`, which
 * keeps the comments of TOML and knows the types of the options.
 */
import CMS from "/admin/sveltia/npm/index.js";

const { kinds, root, config } = await ask("/admin/config.json");

for (const kind of kinds) {
  CMS.registerCustomFormat(kind, "toml", {
    async fromFile(text) {
      const { values, known } = await ask(`/admin/read/${kind}`, { text });
      if (!known) warn();
      return values;
    },
    toFile: async (values) => (await ask(`/admin/write/${kind}`, values)).text,
  });
}
CMS.init({ config });

/** Gets JSON, or posts it and gets the answer. */
async function ask(path, value) {
  const headers = { "content-type": "application/json" };
  const post = value && { method: "POST", headers, body: JSON.stringify(value) };
  const answer = await fetch(path, post);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Says that the editor has picked another folder. */
function warn() {
  if (document.querySelector(".notice")) return;
  const notice = Object.assign(document.createElement("p"), {
    className: "notice",
    role: "alert",
    textContent:
      `This folder is not ${root}, or its files have just changed: what is saved here may not show on ` +
      "the site. Load the page again, and choose that folder.",
  });
  document.body.append(notice);
}
