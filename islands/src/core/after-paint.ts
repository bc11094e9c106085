/**
 * Runs a task after the response to a touch is on the screen, so that it cannot delay the response.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
