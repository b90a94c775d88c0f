import { describe, expect, it } from 'vitest';
import { passwordStrength } from '@/components/auth/password-strength';

const POLICY = { minLength: 6, maxLength: 128 };
const of = (password: string, email = 'meiling@example.com') => passwordStrength(password, email, POLICY);

describe('a password', () => {
  it.each([
    // Refused: too short, common, one character, the address.
    ['five5', 'weak'],
    ['password1', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['meiling', 'weak'],
    ['x'.repeat(129), 'weak'],
    ['aB3$xY9!kL2mQ7#z'.repeat(9), 'weak'],
    // Longer only by what guessers try: years behind common words, rows of keys and letters, the address.
    ['password2024!', 'weak'],
    ['qwertyuiop77', 'weak'],
    ['abcdefghijklm', 'weak'],
    ['123123123124', 'weak'],
    ['meiling1988', 'weak'],
    ['72sunshine', 'weak'],
    // A known word counts for one character; what stands between its letters makes it another word, and not a better one.
    ['sunshine7264!9', 'fair'],
    ['sun-shine!', 'fair'],
    ['horse8', 'weak'],
    ['linen coat', 'fair'],
    ['x7K!q2Lm', 'fair'],
    ['another horse 8', 'good'],
    ['Tr0ub4dor&3x', 'good'],
    ['衣櫃很安靜的亞麻', 'good'],
    ['a drawer of quiet linen', 'strong'],
    ['correct horse battery staple', 'strong'],
    ['aB3$xY9!kL2mQ7#z', 'strong'],
  ])('%s is %s', (password, strength) => expect(of(password)).toBe(strength));

  it('is weak when it is the address, however long that is', () => {
    expect(of('A.long-4nd_Winding+address@example.com', 'a.long-4nd_winding+address@example.com')).toBe('weak');
  });

  it('is no weaker for two letters of a short name in it', () => {
    expect(of('royal salad', 'al@example.com')).toBe('good');
    expect(of('royal salad', 'sal@example.com')).toBe('fair');
  });

  it('is never weaker with another word behind it', () => {
    const order = ['weak', 'fair', 'good', 'strong'];
    for (const password of ['horse8', 'linen coat', 'another horse 8', '衣櫃很安靜']) {
      expect(order.indexOf(of(`${password} umbrella`))).toBeGreaterThanOrEqual(order.indexOf(of(password)));
    }
  });
});
