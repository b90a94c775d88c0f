/** A window that is covered paints nothing, and still has to get on. */
const LATEST_MS = 200;

/** Runs an action when what has just changed on the page is painted: what a person waits for goes first. */
export function afterPaint(action: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    action();
  };
  setTimeout(run, LATEST_MS);
  // Within a frame everything runs before its painting: the task that follows is after it.
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(() => setTimeout(run));
}
