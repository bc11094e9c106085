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
      expression: `(${deepFocus})()`,
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

  /**
   * The open dialog as it is read from its beginning to its end: a line for each title, text and control,
   * with its name, its states, and after a dash its description.
   */
  async dialog() {
    const { nodes } = await this.devtools.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const dialog = nodes.findLast(({ ignored, role }) => !ignored && role.value === "dialog");
    assert.ok(dialog, "no dialog is open");
    // What screen readers say and this tree leaves out: that a choice or box is required, and that a button is busy.
    for (const { role, properties, backendDOMNodeId: backendNodeId } of nodes) {
      const name = UNTOLD[role?.value];
      if (!name) continue;
      const { node } = await this.devtools.send("DOM.describeNode", { backendNodeId });
      const value = node.attributes[node.attributes.indexOf(`aria-${name}`) + 1];
      if (value === "true") properties.push({ name, value: { value } });
    }
    return linesOf(dialog, byId);
  }

  press(...keys) {
    return keys.reduce(
      (before, key) => before.then(() => this.page.keyboard.press(key)),
      Promise.resolve(),
    );
  }
}

/** Runs in the page: the element with the focus, also in a tree of its own. */
function deepFocus() {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** States that are read, where they are true. */
const STATES = ["required", "invalid", "checked", "pressed", "disabled", "busy"];

/** States that Chromium's tree has for some roles alone. */
const UNTOLD = { combobox: "required", checkbox: "required", Date: "required", button: "busy" };

/** What is read as one: nothing in it has a line of its own. */
const WHOLE = /^(heading|button|link|textbox|combobox|checkbox|radio|Date)$/;

/** What is read as its text. */
const TEXTS = /^(paragraph|alert|status)$/;

/** The lines of a node and its children. A label is read as the name of its control, but for its links. */
function linesOf(node, byId, isLabel = false) {
  const role = node.role?.value;
  const inside = (node.childIds ?? []).map((id) => byId.get(id)).filter(Boolean);
  const below = (label) => inside.flatMap((one) => linesOf(one, byId, label));
  if (node.ignored) return below(isLabel);
  if (role === "StaticText") return isLabel ? [] : [`text "${tidy(node.name?.value)}"`];
  if (WHOLE.test(role) || role === "dialog" || role === "group") {
    const isTrue = (state) =>
      node.properties?.some(({ name, value }) => name === state && `${value.value}` === "true");
    const described = node.description?.value ? [`"${tidy(node.description.value)}"`] : [];
    const words = [`${role} "${tidy(node.name?.value)}"`, ...STATES.filter(isTrue)];
    const line = [words.join(", "), ...described].join(" - ");
    return [line, ...(WHOLE.test(role) ? [] : below(false))];
  }
  if (TEXTS.test(role)) {
    const text = tidy(textOf(node, byId));
    const links = below(true);
    return text === "" ? links : [`${role} "${text}"`, ...links];
  }
  return below(isLabel || role === "LabelText" || role === "Legend" || role === "ListMarker");
}

function textOf(node, byId) {
  if (node.role?.value === "StaticText") return node.name?.value ?? "";
  if (node.role?.value === "ListMarker") return " ";
  const text = (node.childIds ?? []).map((id) => textOf(byId.get(id) ?? {}, byId)).join("");
  return node.role?.value === "listitem" ? `${text} ` : text;
}

function tidy(text) {
  return (text ?? "").replace(/[\s\u2066-\u2069]+/g, " ").trim();
}
