/**
 * Four kinds of tests: units beside their source, in a simulated DOM; those of the build, beside its
 * scripts; `imports/`, which enforces the direction of imports; and `parity/`, which compares the islands with their macros and opens
 * them in a real browser.
 */
import { defineConfig } from "vitest/config";

/** The parity tests use the real pictures; for units any will do. */
const PICTURES = {
  ICONS: "{}",
  SPORT_ICONS: "{}",
  FLAGS_URL: '"/assets/flags"',
  PUSH_WORKER_URL: '"/assets/push-worker.js"',
};

export default defineConfig({
  test: {
    projects: [
      {
        define: PICTURES,
        test: {
          name: "units",
          environment: "happy-dom",
          include: ["src/**/*.test.{ts,tsx}"],
        },
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
