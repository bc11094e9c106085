/** A page as a screen reader sees it: Chromium's accessibility tree, and the keyboard. */
import assert from "node:assert/strict";

/** A reader of a page. */
export async function readerOf(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Accessibility.enable");
  return new Reader(page, devtools);
}

class Reader {
  constructor(page, devtools) {
    this.page = page;
    this.devtools = devtools;
  }

  /** The focused element: `{role, name, value, checked, disabled, invalid, description}`. */
  async focused() {
    const { result } = await this.devtools.send("Runtime.evaluate", {
      expression: "document.activeElement",
    });
    const { nodes } = await this.devtools.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    const properties = (node.properties ?? []).map(({ name, value }) => [name, value.value]);
    return {
      role: node.role?.value,
      name: (node.name?.value ?? "").replace(/\s+/g, " ").trim(),
      value: node.value?.value,
      description: node.description?.value,
      ...Object.fromEntries(properties),
    };
  }

  /** Presses Tab until a role and a name have the focus; fails when they never get it. */
  async tabTo(role, name, { most = 150, key = "Tab" } = {}) {
    const passed = [];
    for (let press = 0; press < most; press += 1) {
      await this.page.keyboard.press(key);
      const at = await this.focused();
      if (at.role === role && (name instanceof RegExp ? name.test(at.name) : at.name === name)) {
        return at;
      }
      passed.push(`${at.role} "${at.name}"`);
    }
    return assert.fail(`${most} times ${key} and no ${role} ${name}:\n${passed.join("\n")}`);
  }

  press(...keys) {
    return keys.reduce(
      (before, key) => before.then(() => this.page.keyboard.press(key)),
      Promise.resolve(),
    );
  }
}
