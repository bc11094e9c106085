/** Runs a script of the site as a module; a browser runs each once, and asks again for one that it could not load. */
export function loadScript(url: string): Promise<unknown> {
  return import(url);
}
