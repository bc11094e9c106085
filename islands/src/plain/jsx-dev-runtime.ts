/** What development tools call instead of `jsx-runtime.ts`. */
export { Fragment, type JSX, jsx as jsxDEV } from "./jsx-runtime";
