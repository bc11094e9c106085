/** Runs a task after the answer to a touch is on the screen: what follows from it must not delay it. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
