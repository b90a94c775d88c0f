import { describe, expect, it } from 'vitest';
import { mustReassert, onlineRecord } from '@/services/presence/announce';
import { afterClosing, afterOpening } from '@/services/presence/start-presence';

describe('the tab count', () => {
  it.each([1, 2, 3, 4, 5])('is offline with the last of %i tabs and not before', (tabs) => {
    let stored: string | null = null;
    for (let tab = 0; tab < tabs; tab++) stored = afterOpening(stored);
    expect(stored).toBe(String(tabs));
    for (let left = tabs - 1; left >= 0; left--) {
      const closed = afterClosing(stored);
      expect(closed).toEqual({ isLast: left === 0, stored: left === 0 ? null : String(left) });
      stored = closed.stored;
    }
  });

  it('begins anew after a reload of the only tab', () => {
    expect(afterOpening(afterClosing('1').stored)).toBe('1');
  });

  it('is never declared last too early after a crash that nobody counted', () => {
    expect(afterClosing(afterOpening('1'))).toEqual({ isLast: false, stored: '1' });
  });

  it.each(['', 'NaN', '-3', '1.5', 'two', '0'])('takes %j for none', (stored) => {
    expect(afterOpening(stored)).toBe('1');
    expect(afterClosing(stored)).toEqual({ isLast: true, stored: null });
  });
});

describe('the presence record', () => {
  it('holds the status, and a push token only when there is one', () => {
    expect(onlineRecord('token')).toEqual({ status: 'online', fcmToken: 'token' });
    for (const none of [null, undefined, '']) expect(onlineRecord(none)).toEqual({ status: 'online' });
  });

  it('is reasserted by whoever is still here', () => {
    expect(mustReassert('offline', true)).toBe(true);
    expect(mustReassert('offline', false)).toBe(false);
    expect(mustReassert('online', true)).toBe(false);
    expect(mustReassert(null, true)).toBe(false);
  });
});
