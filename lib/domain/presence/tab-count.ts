/** Storage key of the number of open tabs, from the specification; shared by the tabs of one browser. */
export const TAB_COUNT_KEY = 'openTabs';

/** The stored value may be absent or invalid; negative counts as zero. */
function readTabCount(stored: string | null): number {
  const count = Number(stored);
  return Number.isInteger(count) ? Math.max(0, count) : 0;
}

export function afterOpening(stored: string | null): string {
  return String(readTabCount(stored) + 1);
}

/**
 * The effect of closing one tab. A crashed tab is never counted down, so the count may be too high; then the lost connection reports
 * offline. It is never too low, so no open tab is shown as offline.
 */
export function afterClosing(stored: string | null): { isLast: boolean; stored: string | null } {
  const left = readTabCount(stored) - 1;
  return left > 0 ? { isLast: false, stored: String(left) } : { isLast: true, stored: null };
}
