/**
 * Five kinds of tests: units beside their source, in a simulated DOM, and without one where none is needed; those
 * of the build, beside its scripts; `imports/`, which enforces the direction of imports; and `parity/`, which compares the islands with their macros and opens
 * them in a real browser.
 */
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { CLIENT, trimmed } from "./trim.mjs";

/** The parity tests use the real pictures; for units any will do. */
const PICTURES = {
  FLAGS_URL: '"/assets/flags"',
  PUSH_WORKER_URL: '"/assets/push-worker.js"',
};

/**
 * Folders whose units need no DOM. A file that differs from its folder says so by `@vitest-environment`. It takes longer to make one than
 * to run most of their tests.
 */
const WITHOUT_DOM = [
  "account/phone",
  "account/sign-up",
  "address",
  "api",
  "betting",
  "listing",
  "live/shared",
  "report",
  "rules",
  "scoreboard",
  "sums",
  "young-match",
].map((folder) => `src/${folder}/**/*.test.ts`);

/** The client of the push as pages load it. */
const TRIM = {
  name: "trim",
  transform: (code: string, id: string) => (CLIENT.test(id) ? trimmed(code) : undefined),
};

const UNIT_TESTS = {
  // A thread is begun sooner than a process, and each of the many files has its own.
  pool: "threads" as const,
  // Ends a test that hangs. None passes or fails by its time: on a busy machine each takes ten times as long.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  server: { deps: { inline: ["centrifuge"] } },
};

export default defineConfig({
  test: {
    // By default one processor is left free: of two that would be half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        define: PICTURES,
        plugins: [TRIM],
        test: {
          ...UNIT_TESTS,
          name: "units",
          environment: "happy-dom",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: WITHOUT_DOM,
        },
      },
      {
        define: PICTURES,
        plugins: [TRIM],
        test: { ...UNIT_TESTS, name: "plain", environment: "node", include: WITHOUT_DOM },
      },
      {
        test: {
          name: "build",
          environment: "node",
          include: ["*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "imports",
          environment: "node",
          include: ["imports/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "parity",
          environment: "node",
          include: ["parity/**/*.test.ts"],
          globalSetup: "parity/setup.ts",
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
