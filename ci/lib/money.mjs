/** Money as a page shows it, parsed to subunits. */

const LATIN = new Map([..."٠١٢٣٤٥٦٧٨٩"].map((digit, value) => [digit, `${value}`]));

/** Subunits of an amount with two decimals in any of the site's languages: `R 1 000,50` is 100050. */
export function subunits(text) {
  const latin = [...text].map((sign) => LATIN.get(sign) ?? sign).join("");
  const digits = latin.replace(/\D/g, "");
  if (!/\d\D{1,2}\d\d\D*$/.test(latin)) throw new Error(`no amount with two decimals: ${text}`);
  return Number(digits);
}
