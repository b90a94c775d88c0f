/**
 * Listens as a screen reader does that speaks only what comes into a status which was in the document before: call it
 * first. @returns what stands in those regions now
 */
export function listen(): () => string {
  const regions = [...document.querySelectorAll('[role=status]')];
  return () =>
    regions
      .filter(({ isConnected }) => isConnected)
      .map(({ textContent }) => textContent)
      .join('\n');
}
