/**
 * fast-check with a fixed seed: `SEED`, or else 1. Tests import it from here, so that every run has the same inputs;
 * `bash ci/test --all` sets another seed.
 */
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SEED ?? 1) });

export default fc;
