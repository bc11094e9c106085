/**
 * All islands in one file: nearly every page has most of them, one request is cheaper than six, and
 * together they are a fifth smaller than separately.
 */
import "./islands.gen";

export { mount } from "./runtime/mount";
