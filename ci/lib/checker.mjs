/** The Nu checker, the HTML validator of the W3C. One process checks any number of pages. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const JAR = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");

/**
 * What the checker does not know yet: in the standard, `blocking` is also for links of the type `expect`
 * (https://html.spec.whatwg.org/multipage/semantics.html#attr-link-blocking).
 */
const UNKNOWN = {
  message: /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
  extract: /<link rel="expect" blocking="render" href="#[a-z-]+">/,
};

/** Checks every page below a folder: `{checked, errors}`, with the errors as text. */
export async function checkPages(folder) {
  const args = ["-Xss4m", "-jar", JAR, "--skip-non-html", "--verbose", "--format", "json", folder];
  const java = spawn(process.env.JAVA ?? "java", args, { stdio: ["ignore", "pipe", "pipe"] });
  const [names, report] = [text(java.stdout), text(java.stderr)];
  await new Promise((done, fail) => {
    java.on("error", (error) =>
      fail(new Error(`cannot run java: ${error.message}; apt-get install default-jre-headless`)),
    );
    java.on("close", done);
  });
  const checked = (await names).split("\n").filter((name) => name.endsWith(".html"));
  const { messages } = JSON.parse((await report).trim().split("\n").at(-1));
  const errors = messages
    .filter(({ type, message, extract }) => type !== "info" && !isUnknown(message, extract))
    .map(({ url, lastLine, lastColumn, message, extract }) =>
      [`${url}:${lastLine}:${lastColumn}`, message, extract].join("\n  "),
    );
  return { checked, errors };
}

function isUnknown(message, extract = "") {
  return UNKNOWN.message.test(message) && UNKNOWN.extract.test(extract);
}

async function text(stream) {
  let all = "";
  for await (const part of stream.setEncoding("utf8")) all += part;
  return all;
}
