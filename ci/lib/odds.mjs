/** Prices as the pages write them: two decimals, three where the third is not zero. */
export function decimal(odds) {
  const text = (odds / 1000).toFixed(3);
  return text.endsWith("0") ? text.slice(0, -1) : text;
}
