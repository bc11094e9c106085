/** The path of each symbol in a file of `templates/icons/`, by its `id`. */
export function icons(file: "interface" | "sports"): Promise<Record<string, string>>;
