/** Where the number of open tabs is kept, as the specification says; shared by the tabs of one browser. */
export const TAB_COUNT_KEY = 'openTabs';

/** What stands in storage may be absent or anybody's; fewer than none is none. */
function readTabCount(stored: string | null): number {
  const count = Number(stored);
  return Number.isInteger(count) ? Math.max(0, count) : 0;
}

export function afterOpening(stored: string | null): string {
  return String(readTabCount(stored) + 1);
}

/**
 * What closing one tab means. A tab that crashed was never counted down: the count may then be too high, and it is
 * the connection's own end that says offline. It is never too low, so that no open tab is declared gone.
 */
export function afterClosing(stored: string | null): { isLast: boolean; stored: string | null } {
  const left = readTabCount(stored) - 1;
  return left > 0 ? { isLast: false, stored: String(left) } : { isLast: true, stored: null };
}
