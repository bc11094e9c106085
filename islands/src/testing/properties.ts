/**
 * fast-check whose inputs are drawn from one seed: 1, or what `SEED` says. Tests import it from here, so that a run draws
 * what the one before it drew; `bash ci/test --all` draws others.
 */
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SEED ?? 1) });

export default fc;
