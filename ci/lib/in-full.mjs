/** Whether every journey is made in every scene: `bash ci/test --all`. */
export const IN_FULL = process.env.SCENES === "all";
