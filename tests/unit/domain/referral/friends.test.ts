import { describe, expect, it } from 'vitest';
import { keptReferralCode, readReferralCode, withoutReferralCode, withReferralCode } from '@/lib/domain/referral/referral-code';
import { countFriends, type Friend, reasonOf, shareAddresses } from '@/components/referral/model/share-addresses';

const friend = (status: Friend['status'], reason?: string): Friend => ({
  name: 'W.',
  status,
  date: '2026-11-01',
  ...(reason === undefined ? {} : { reason }),
});

describe('the friends of a member', () => {
  it('are counted as invited, as those who may still bring a reward, and as those who did', () => {
    expect(countFriends([friend('joined'), friend('pending'), friend('pending'), friend('rewarded'), friend('refused')])).toEqual({
      invited: 5,
      pending: 3,
      rewarded: 1,
    });
    expect(countFriends([])).toEqual({ invited: 0, pending: 0, rewarded: 0 });
  });

  it.each([
    ['no-order-yet', 'no-order-yet'],
    ['awaiting-first-payment', 'awaiting-first-payment'],
    ['same-address', 'same-address'],
    ['left-before-payment', 'left-before-payment'],
    ['another', null],
    ['', null],
    [undefined, null],
  ])('have no reward for a reason that we have words for: %s', (reason, known) => {
    expect(reasonOf(friend('refused', reason))).toBe(known);
  });
});

describe('the code of a friend’s link', () => {
  const now = Date.parse('2026-03-01T00:00:00Z');

  it.each([
    ['?ref=', null],
    ['?other=ANN', null],
    ['?ref=undefined', 'UNDEFINED'],
    ['?ref=ann&ref=ben', 'ANN'],
  ])('of %s is %s', (search, code) => {
    expect(readReferralCode(search)).toBe(code);
  });

  it.each([
    ['a time that is none', 'ANN:soon'],
    ['a time with a word behind it', `ANN:${now}x`],
    ['a time with a word before it', `ANN:x${now}`],
    ['a time of sixteen digits', 'ANN:0000000000000001'],
    ['a code of two letters', `AN:${now}`],
    ['no code', `:${now}`],
    ['no time', 'ANN'],
  ])('is not kept with %s', (_name, stored) => {
    expect(keptReferralCode(stored, now)).toBeNull();
    expect(withReferralCode(stored, 'BEN', now)).toBe(`BEN:${now}`);
  });

  it('is kept alone where nothing was kept before', () => {
    expect(withReferralCode(null, 'ANN', now)).toBe(`ANN:${now}`);
    expect(withoutReferralCode(null, 'ANN')).toBeNull();
  });

  it('is kept in capitals, whoever wrote it', () => expect(keptReferralCode(`ann:${now}`, now)).toBe('ANN'));
});

describe('where a member’s link is handed on', () => {
  const values = { link: 'https://hk.example/?ref=ANN&x=1', brand: 'Pakt', credit: 'HK$300' };

  it('is a message and a mail, with the link in both', () => {
    expect(shareAddresses({ message: 'Try {{brand}}: {{link}}', subject: '{{brand}} & you' }, values)).toEqual({
      whatsapp: 'https://wa.me/?text=Try%20Pakt%3A%20https%3A%2F%2Fhk.example%2F%3Fref%3DANN%26x%3D1',
      email: 'mailto:?subject=Pakt%20%26%20you&body=Try%20Pakt%3A%20https%3A%2F%2Fhk.example%2F%3Fref%3DANN%26x%3D1',
    });
  });

  it('ends with the link where the editors’ words have lost it', () => {
    expect(shareAddresses({ message: '試試看', subject: 'Hi' }, values)).toEqual({
      whatsapp: 'https://wa.me/?text=%E8%A9%A6%E8%A9%A6%E7%9C%8B%20https%3A%2F%2Fhk.example%2F%3Fref%3DANN%26x%3D1',
      email: 'mailto:?subject=Hi&body=%E8%A9%A6%E8%A9%A6%E7%9C%8B%20https%3A%2F%2Fhk.example%2F%3Fref%3DANN%26x%3D1',
    });
  });
});
