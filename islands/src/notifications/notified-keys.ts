/** Local storage keys: who is notified in this browser, and that whoever was has left it. */
export const NOTIFIED = "notifiedPlayer";
export const LEFT = "notifiedPlayerLeft";
