/** A limit, as far as the rules look at it. */
export const limit = (type: string, value: number | undefined, used = 0, status = "active") => ({
  type,
  status,
  value,
  used,
});
