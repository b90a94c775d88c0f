import { describe, expect, it } from 'vitest';
import { paymentKey } from '@/components/payments/model/payment-key';

describe('the stored key of a payment', () => {
  const KEY = 'a'.repeat(32);
  function tab(stored: string | null) {
    const place = { value: stored };
    let made = 0;
    const makeKey = () => String((made += 1)).padStart(32, '0');
    return {
      place,
      made: () => made,
      open: () => paymentKey({ read: () => place.value, write: (text) => void (place.value = text) }, makeKey),
    };
  }

  it('is found as it was left', () => {
    const { open, made } = tab(JSON.stringify({ key: KEY, isStarted: true, over: [], paid: [] }));
    expect([open().key(), open().wasStarted(), made()]).toEqual([KEY, true, 0]);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"key": 7}',
    `{"key": "${'a'.repeat(31)}"}`,
    `{"key": "${'a'.repeat(33)}"}`,
    `{"key": "${'G'.repeat(32)}"}`,
    `{"key": ["${'a'.repeat(32)}"]}`,
  ])('is made when storage holds %j', (stored) => {
    const { open, place } = tab(stored);
    expect(open().wasStarted()).toBe(false);
    const key = open().key();
    expect(key).toBe('1'.padStart(32, '0'));
    expect(JSON.parse(place.value ?? '')).toEqual({ key, isStarted: false, over: [], paid: [] });
  });

  it('was under way only when storage says so', () => {
    expect(
      tab(JSON.stringify({ key: KEY, isStarted: 'yes' }))
        .open()
        .wasStarted(),
    ).toBe(false);
    expect(
      tab(JSON.stringify({ key: KEY }))
        .open()
        .wasStarted(),
    ).toBe(false);
  });

  it('leads the next one by what failed before, and leaves out what is no key', () => {
    const { open, place } = tab(JSON.stringify({ key: KEY, isStarted: true, over: ['x', 'b'.repeat(32), 5], paid: 'none' }));
    const draft = open();
    draft.renew('another');
    expect(draft.key()).toBe(KEY);
    draft.renew(KEY);
    expect(JSON.parse(place.value ?? '')).toEqual({ key: '1'.padStart(32, '0'), isStarted: false, over: ['b'.repeat(32), KEY], paid: [] });
  });

  it('leads the next one by nothing where storage holds no list of what failed', () => {
    const { open, place } = tab(JSON.stringify({ key: KEY, isStarted: false, over: 'b'.repeat(32), paid: [null] }));
    open().renew(KEY);
    expect(JSON.parse(place.value ?? '')).toEqual({ key: '1'.padStart(32, '0'), isStarted: false, over: [KEY], paid: [] });
  });

  it('is kept among the paid ones, five at most, the latest first', () => {
    const paid = ['b', 'c', 'd', 'e', 'f'].map((sign) => ({ key: sign.repeat(32), over: [] }));
    const { open, place } = tab(JSON.stringify({ key: KEY, isStarted: true, over: [], paid: [{ no: 1 }, ...paid] }));
    const draft = open();
    draft.key();
    draft.forget();
    expect(JSON.parse(place.value ?? '')).toEqual({ paid: [{ key: KEY, over: [] }, ...paid.slice(0, 4)] });
    draft.forget();
    expect(JSON.parse(place.value ?? '').paid).toHaveLength(5);
    expect(draft.wasStarted()).toBe(false);
  });

  it('of a page that never asked for it is forgotten all the same, and nothing is forgotten where there is nothing', () => {
    const { open, place } = tab(JSON.stringify({ key: KEY, isStarted: true, over: [], paid: [] }));
    open().forget();
    expect(JSON.parse(place.value ?? '')).toEqual({ paid: [{ key: KEY, over: [] }] });
    const none = tab(null);
    none.open().forget();
    expect(none.place.value).toBeNull();
  });

  it('of a tab that has paid is not written back as what is wished for', () => {
    const { open, place } = tab(null);
    const draft = open();
    draft.key();
    draft.forget();
    const after = place.value;
    draft.markStarted(true);
    expect(place.value).toBe(after);
  });

  it('that another tab began is left to it', () => {
    const { open, place } = tab(null);
    const [one, other] = [open(), open()];
    one.key();
    other.key();
    one.forget();
    const next = open().key();
    other.forget();
    expect(JSON.parse(place.value ?? '').key).toBe(next);
  });
});
