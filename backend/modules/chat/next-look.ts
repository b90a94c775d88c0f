const SOONEST_MS = 15_000;
const AWAITED_MS = 60_000;
const LATEST_MS = 3_600_000;
/** A person is promised within a day; Sundays and holidays lie between. */
const AWAITED_FOR_MS = 3 * 24 * 3_600_000;
/** A conversation is looked at again after this part of the time that it has rested. */
const PART_OF_REST = 20;

interface Rest {
  /** When the member was last here or anybody wrote. */
  lastAt: number;
  /** The member wrote last, and waits. */
  isAwaited: boolean;
  mailDueAt: number | null;
}

/** When a conversation is looked at again: soon while it is lively, within the hour always, and when its mail falls due. */
export function nextLookAt({ lastAt, isAwaited, mailDueAt }: Rest, now: number): number {
  const rest = now - lastAt;
  const most = isAwaited && rest < AWAITED_FOR_MS ? AWAITED_MS : LATEST_MS;
  const next = now + Math.min(most, Math.max(SOONEST_MS, rest / PART_OF_REST));
  return mailDueAt === null ? next : Math.min(next, Math.max(mailDueAt, now + SOONEST_MS));
}
