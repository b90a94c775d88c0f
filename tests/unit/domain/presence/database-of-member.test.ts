import { describe, expect, it } from 'vitest';
import { databaseOfMember } from '@/lib/domain/presence/database-of-member';

const DATABASES = ['https://one.firebaseio.com', 'https://two.firebaseio.com', 'https://three.firebaseio.com'];
const MEMBERS = Array.from({ length: 6_000 }, (_unused, index) => `5f0c1e7a-member-${index}`);

describe('the realtime database of a member', () => {
  it('is the only one when there is one, and none is no crash', () => {
    expect(databaseOfMember('anybody', ['https://one.firebaseio.com'])).toBe('https://one.firebaseio.com');
    expect(databaseOfMember('anybody', [])).toBe('');
  });

  it('is the only one also for whoever draws the lowest numbers there are', () => {
    // Found by calculation: nought and one.
    for (const member of ['wlq4bua', 'livvkjt']) {
      expect(databaseOfMember(member, ['https://one.firebaseio.com'])).toBe('https://one.firebaseio.com');
    }
  });

  it.each([
    ['5f0c1e7a9b', 'https://two.firebaseio.com'],
    ['652ab19c04', 'https://one.firebaseio.com'],
    ['9c3e58d176', 'https://one.firebaseio.com'],
    ['a7b20f4d81', 'https://two.firebaseio.com'],
    ['wlq4bua', 'https://three.firebaseio.com'],
  ])('stays where conversations were begun: of %s in %s', (member, address) => expect(databaseOfMember(member, DATABASES)).toBe(address));

  it('is the same whenever and wherever it is asked for, in whatever order they are listed', () => {
    for (const member of MEMBERS.slice(0, 200)) {
      expect(databaseOfMember(member, [...DATABASES].reverse())).toBe(databaseOfMember(member, DATABASES));
    }
  });

  it('is one of all with the same chance', () => {
    for (const address of DATABASES) {
      const share = MEMBERS.filter((member) => databaseOfMember(member, DATABASES) === address).length / MEMBERS.length;
      expect(share).toBeGreaterThan(0.3);
      expect(share).toBeLessThan(0.37);
    }
  });

  it('stays when one is added, but for those who move to the new one', () => {
    const more = [...DATABASES, 'https://four.firebaseio.com'];
    const moved = MEMBERS.filter((member) => databaseOfMember(member, more) !== databaseOfMember(member, DATABASES));
    expect(new Set(moved.map((member) => databaseOfMember(member, more)))).toEqual(new Set(['https://four.firebaseio.com']));
    expect(moved.length / MEMBERS.length).toBeLessThan(0.28);
  });
});
