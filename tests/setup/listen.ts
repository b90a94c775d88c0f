/**
 * Imitates a screen reader that announces only changes in existing status regions: call it first. @returns the current text of those
 * regions
 */
export function listen(): () => string {
  const regions = [...document.querySelectorAll('[role=status]')];
  return () =>
    regions
      .filter(({ isConnected }) => isConnected)
      .map(({ textContent }) => textContent)
      .join('\n');
}
