import { describe, expect, it } from 'vitest';
import { paymentKey, type KeyPlace } from '@/components/payments/model/payment-key';

/** Two tabs of one browser: the same storage, each with its own memory. */
function browser() {
  let stored: string | null = null;
  let count = 0;
  const place: KeyPlace = { read: () => stored, write: (text) => void (stored = text) };
  const makeKey = () => (count += 1).toString(16).padStart(32, '0');
  return { openTab: () => paymentKey(place, makeKey), stored: () => stored };
}

describe('the key of a payment', () => {
  it('is one for all tabs, and found again after a reload', () => {
    const { openTab } = browser();
    const key = openTab().key();
    expect([openTab().key(), openTab().key()]).toEqual([key, key]);
  });

  it('stays with a tab that was open while another one paid', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    const key = one.key();
    other.key();
    one.forget();
    expect(other.key()).toBe(key);
    other.forget();
    expect([one.key(), other.key()]).toEqual([key, key]);
    expect(openTab().key()).not.toBe(key);
  });

  it('leads a tab that was left at a declined card to what another one has paid since', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    const declined = one.key();
    expect(other.key()).toBe(declined);
    one.renew(declined);
    const paid = one.key();
    one.forget();
    other.markStarted(true);
    expect(other.key()).toBe(paid);
    // Whoever opens the page now wishes for something new, and the old tab does not follow.
    const next = openTab().key();
    expect([paid, declined]).not.toContain(next);
    expect(other.key()).toBe(paid);
  });

  it('is not begun anew by a second press that hears of the failure after the first has paid', () => {
    const tab = browser().openTab();
    const declined = tab.key();
    tab.renew(declined);
    const paid = tab.key();
    tab.forget();
    tab.renew(declined);
    tab.markStarted(true);
    expect(tab.key()).toBe(paid);
    tab.forget();
    expect(tab.wasStarted()).toBe(false);
  });

  it('is not found again by a page that is opened after it was paid', () => {
    const { openTab } = browser();
    const one = openTab();
    one.markStarted(true);
    const paid = one.key();
    one.forget();
    const later = openTab();
    expect(later.wasStarted()).toBe(false);
    expect(later.key()).not.toBe(paid);
  });

  it('is replaced once when two tabs hear of the same failure', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    const failed = one.key();
    other.key();
    one.renew(failed);
    const next = one.key();
    other.renew(failed);
    expect([one.key(), other.key()]).toEqual([next, next]);
    expect(next).not.toBe(failed);
  });

  it('does not become that of another wish which began meanwhile in another tab', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    const paid = one.key();
    other.key();
    one.forget();
    const again = openTab();
    const next = again.key();
    expect(next).not.toBe(paid);
    expect(other.key()).toBe(paid);
    other.forget();
    expect(again.key()).toBe(next);
    expect(openTab().key()).toBe(next);
  });

  it('is known to be under way in every tab that holds it', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    expect(one.key()).toBe(other.key());
    one.markStarted(true);
    expect(other.wasStarted()).toBe(true);
    other.markStarted(false);
    expect(one.wasStarted()).toBe(false);
  });

  it('is kept once, however often and in however many tabs it is said to be paid', () => {
    const { openTab, stored } = browser();
    const [one, other] = [openTab(), openTab()];
    const key = one.key();
    other.key();
    one.forget();
    one.forget();
    other.forget();
    expect(JSON.parse(stored() ?? '')).toEqual({ paid: [{ key, over: [] }] });
  });

  it('remembers whether a charge was under way', () => {
    const { openTab } = browser();
    openTab().markStarted(true);
    expect(openTab().wasStarted()).toBe(true);
    openTab().markStarted(false);
    expect(openTab().wasStarted()).toBe(false);
  });
});
