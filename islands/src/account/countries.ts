/** Countries to choose from: every form has the same names of them, in the same order. */

interface Country {
  /** ISO 3166-1 alpha-2, in lower case. */
  readonly code: string;
  /** What the operator calls it, if the operator has named it. */
  readonly name?: string;
}

/** The countries by their names in a language, in its order. What the browser cannot name has the operator's name. */
export function namedCountries(countries: readonly Country[], tag: string): Required<Country>[] {
  const names = new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
  const named = countries.map(({ code, name }) => {
    const shown = code.toUpperCase();
    // A browser throws at what cannot be a code.
    const own = /^[A-Z]{2}$/.test(shown) ? names.of(shown) : undefined;
    return { code, name: own ?? name ?? shown };
  });
  return named.sort((one, other) => one.name.localeCompare(other.name, tag));
}
