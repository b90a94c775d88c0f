import { describe, expect, it } from 'vitest';
import type { ItemState } from '@/lib/contract/wardrobe';
import { ITEM_STATES } from '@/lib/contract/wardrobe-names';
import { actionsOf, ITEM_MOVES, mayMove, placeOf, type Actor } from '@/lib/domain/wardrobe/item-states';

/** Written down a second time, by hand: a move that is added or lost by mistake is seen here. */
const ALLOWED: Readonly<Record<ItemState, Readonly<Record<Actor, readonly ItemState[]>>>> = {
  requested: { member: ['at-home'], team: ['collected', 'at-home'] },
  collected: { member: [], team: ['inspected'] },
  inspected: { member: [], team: ['stored', 'submitted', 'in-transit'] },
  stored: { member: ['submitted'], team: ['in-transit', 'donated'] },
  'in-transit': { member: [], team: ['at-home', 'stored'] },
  'at-home': { member: ['requested'], team: [] },
  submitted: { member: ['stored'], team: ['authenticated', 'rejected'] },
  authenticated: { member: [], team: ['priced'] },
  rejected: { member: ['stored'], team: ['stored', 'in-transit', 'donated'] },
  priced: { member: ['listed', 'stored'], team: [] },
  listed: { member: ['stored'], team: ['stored', 'sold'] },
  sold: { member: [], team: ['listed', 'paid'] },
  paid: { member: [], team: [] },
  donated: { member: [], team: [] },
};

const pairs = ITEM_STATES.flatMap((from) =>
  ITEM_STATES.flatMap((to) => (['member', 'team'] as const).map((by) => ({ from, to, by, isAllowed: ALLOWED[from][by].includes(to) }))),
);

describe('the moves of a piece', () => {
  it.each(pairs)('$from to $to by the $by: $isAllowed', ({ from, to, by, isAllowed }) => {
    expect(mayMove(from, to, by)).toBe(isAllowed);
  });

  it('name each pair once', () => {
    expect(new Set(ITEM_MOVES.map(({ from, to }) => `${from} ${to}`)).size).toBe(ITEM_MOVES.length);
  });

  it('reach every state from the first, and end in two', () => {
    const reached = new Set<ItemState>(['requested']);
    for (const state of reached) for (const { from, to } of ITEM_MOVES) if (from === state) reached.add(to);
    expect([...reached].sort()).toEqual([...ITEM_STATES].sort());
    expect(ITEM_STATES.filter((state) => !ITEM_MOVES.some(({ from }) => from === state))).toEqual(['paid', 'donated']);
  });

  it('stand each at one place', () => {
    expect(ITEM_STATES.map(placeOf)).toHaveLength(ITEM_STATES.length);
  });
});

describe('what a member may ask for', () => {
  it.each([
    ['stored', false, ['deliver', 'care', 'sell', 'donate']],
    ['stored', true, ['deliver', 'donate']],
    ['at-home', false, ['collect']],
    ['at-home', true, ['collect']],
    ['rejected', false, ['deliver', 'donate']],
    ['listed', false, []],
    ['paid', false, []],
  ] as const)('%s, sealed %s', (state, isSealed, actions) => {
    expect(actionsOf({ state, plan: 'x', isSealed, isBusy: false })).toEqual(actions);
    expect(actionsOf({ state, plan: 'x', isSealed, isBusy: true })).toEqual([]);
  });

  it('no place to come back to, of a piece that was only photographed', () => {
    expect(actionsOf({ state: 'at-home', plan: 'pix', isSealed: false, isBusy: false })).toEqual([]);
    // While it is still here, it can be asked for like any other.
    expect(actionsOf({ state: 'stored', plan: 'pix', isSealed: false, isBusy: false })).toEqual(['deliver', 'care', 'sell', 'donate']);
  });
});
