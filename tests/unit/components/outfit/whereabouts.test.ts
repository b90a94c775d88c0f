import { describe, expect, it } from 'vitest';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isDeliverable, partedByHome, whereaboutsOf } from '@/components/outfit/where-mark';
import { createItem } from '@/tests/builders/wardrobe-items';

const booked = (action: NonNullable<WardrobeItem['openRequest']>['action']) =>
  ({ id: 'r', action, status: 'booked', undoUntil: null }) as const;

describe('where a piece is', () => {
  it.each<[state: WardrobeItem['state'], openRequest: WardrobeItem['openRequest'], where: string, canBeSent: boolean]>([
    ['at-home', null, 'home', false],
    ['requested', booked('collect'), 'home', false],
    ['stored', null, 'with-us', true],
    ['inspected', null, 'with-us', false],
    ['stored', booked('care'), 'in-care', false],
    ['stored', booked('deliver'), 'coming', false],
    ['in-transit', booked('deliver'), 'coming', false],
    ['in-transit', null, 'on-the-way', false],
    ['collected', null, 'on-the-way', false],
    ['rejected', null, 'with-us', false],
    ['listed', null, 'for-sale', false],
    ['sold', null, 'gone', false],
    ['donated', null, 'gone', false],
  ])('%s with the request %j: %s, can be sent: %s', (state, openRequest, where, canBeSent) => {
    expect(whereaboutsOf({ state, openRequest })).toBe(where);
    expect(isDeliverable({ state, openRequest })).toBe(canBeSent);
  });

  it('parts a look into what can be worn, what cannot, and what can be sent', () => {
    const [home, stored, cleaned] = [
      createItem(0, { state: 'at-home' }),
      createItem(1, { state: 'stored' }),
      createItem(2, { state: 'stored', openRequest: booked('care') }),
    ];
    expect(partedByHome([home, stored, cleaned])).toEqual({ home: [home], away: [stored, cleaned], deliverable: [stored] });
  });
});
