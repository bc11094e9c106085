/** Scripts that record a page's errors, for engines whose protocol does not report them all. */

/** Runs in the page: a source that the security policy refuses is an error on the console. */
function reportRefusedSources() {
  document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
    console.error(`refused by ${effectiveDirective}: ${blockedURI}`),
  );
}

/**
 * Runs in the page, any number of times: from the first time on, keeps the page's errors for
 * `takeErrors`. Refused sources from before are reported too.
 */
function recordErrors() {
  if (globalThis.takeErrors) return;
  const errors = [];
  globalThis.takeErrors = () => errors.splice(0);
  const add = (kind, error) =>
    errors.push(`${kind}: ${error?.message ?? error} ${error?.stack ?? ""} (${location.href})`);
  addEventListener("error", ({ error, message }) => add("page", error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => add("page", reason));
  const { error } = console;
  console.error = (...parts) => {
    add("console", parts.join(" "));
    error.apply(console, parts);
  };
  const refused = (reports) => {
    for (const { body } of reports) add("policy", `${body.effectiveDirective}: ${body.blockedURL}`);
  };
  new ReportingObserver(refused, { types: ["csp-violation"], buffered: true }).observe();
}

export const REPORT_REFUSED_SOURCES = `(${reportRefusedSources})()`;
export const RECORD_ERRORS = `(${recordErrors})()`;
