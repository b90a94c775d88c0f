import { describe, expect, it } from 'vitest';
import { visitChangeOf } from '@/lib/domain/booking/visit-change';

const NOW = new Date('2026-11-22T04:00:00Z');
const [BEFORE, AFTER] = ['2026-11-22T03:59:59Z', '2026-11-22T04:00:01Z'];

describe('what a member may do about a visit', () => {
  it.each([
    [{ status: 'booked', feeNow: 0, changeDeadline: AFTER }, { kind: 'booking', fee: 0 }],
    [{ status: 'booked', feeNow: 10_000, changeDeadline: BEFORE }, { kind: 'booking', fee: 10_000 }],
    [{ status: 'booked', feeNow: null, changeDeadline: BEFORE }, { kind: 'closed' }],
    [{ status: 'cancelled', feeNow: 0, changeDeadline: AFTER }, { kind: 'closed' }],
    [{ status: 'done', feeNow: 0, changeDeadline: AFTER }, { kind: 'closed' }],
    [{ status: 'booked', feeNow: null, changeDeadline: AFTER, requestId: 'r1' }, { kind: 'request', requestId: 'r1' }],
    [{ status: 'booked', feeNow: null, changeDeadline: BEFORE, requestId: 'r1' }, { kind: 'closed' }],
  ] as const)('%o: %o', (booking, change) => {
    expect(visitChangeOf(booking, NOW)).toEqual(change);
  });
});
