/** The push server alone (`generator/sandbox/examples/push_server.rs`), controlled line by line. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { TARGET } from "./program.mjs";

const PROGRAM = join(TARGET, "debug/examples/push_server");

/** Starts a server: `{url, send, stop}`; `send` resolves to the answer to a line. */
export async function startPush(args = []) {
  const child = spawn(PROGRAM, args, { stdio: ["pipe", "pipe", "inherit"] });
  process.on("exit", () => child.kill("SIGKILL"));
  const waiting = [];
  const lines = createInterface({ input: child.stdout });
  const [url] = await Promise.race([
    once(lines, "line"),
    once(child, "error").then(([error]) => {
      throw new Error(`${PROGRAM} did not start: run \`cargo build --examples\` first`, {
        cause: error,
      });
    }),
  ]);
  lines.on("line", (line) => waiting.shift()?.(JSON.parse(line)));
  return {
    url,
    send(line) {
      const answer = new Promise((done) => waiting.push(done));
      child.stdin.write(`${JSON.stringify(line)}\n`);
      return answer;
    },
    stop() {
      child.stdin.end();
      return once(child, "exit");
    },
  };
}
