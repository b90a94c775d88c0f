import { describe, expect, it } from 'vitest';
import type { ItemRequest } from '@/lib/contract/item-requests';
import { arrivedBefore } from '@/components/wardrobe/model/arrived-before';
import { createItemRequest } from '@/tests/builders/item-requests';

type Lines = Parameters<typeof arrivedBefore>[0];

/** Brings the shirt and mends the coat. */
const REQUEST = createItemRequest();
const SHIRT: Lines[number] = { itemId: 'shirt', action: 'deliver' };
const COAT: Lines[number] = { itemId: 'coat', action: 'care', service: 'repair' };

describe('a basket whose answer got lost', () => {
  it('is found again with every piece that was booked', () => {
    expect(arrivedBefore([SHIRT, COAT], [REQUEST])).toEqual({ request: REQUEST, itemIds: ['shirt', 'coat'] });
  });

  it('is found by one piece, and names that one alone', () => {
    expect(arrivedBefore([{ itemId: 'boots', action: 'deliver' }, COAT], [REQUEST])).toEqual({ request: REQUEST, itemIds: ['coat'] });
  });

  it.each([
    ['another piece', { itemId: 'boots', action: 'deliver' }],
    ['another action', { itemId: 'shirt', action: 'donate' }],
    ['another service', { itemId: 'coat', action: 'care', service: 'alteration' }],
    ['the action of the other piece', { itemId: 'coat', action: 'deliver' }],
    ['a service where none was booked', { itemId: 'shirt', action: 'deliver', service: 'repair' }],
    ['the service of the other piece', { itemId: 'shirt', action: 'care', service: 'repair' }],
  ] as const)('is not found by %s', (_name, line) => expect(arrivedBefore([line], [REQUEST])).toBeNull());

  it.each([
    ['booked', true],
    ['under-way', true],
    ['done', false],
    ['undone', false],
  ] as const)('may stand in a request that is %s: %s', (status, isFound) => {
    const request = { ...REQUEST, status };
    expect(arrivedBefore([SHIRT], [request])).toEqual(isFound ? { request, itemIds: ['shirt'] } : null);
  });

  it('stands in the newest open request that has something of it', () => {
    const of = (id: string, over: Partial<ItemRequest> = {}) => createItemRequest({ id, ...over });
    const others = of('request-9', { lines: REQUEST.lines.filter(({ itemId }) => itemId === 'coat') });
    const found = arrivedBefore([SHIRT], [of('request-10', { status: 'undone' }), others, of('request-8'), of('request-7')]);
    expect(found).toEqual({ request: of('request-8'), itemIds: ['shirt'] });
  });

  it('is not found without lines or without requests', () => {
    expect(arrivedBefore([], [REQUEST])).toBeNull();
    expect(arrivedBefore([SHIRT], [])).toBeNull();
    expect(arrivedBefore([SHIRT], [createItemRequest({ lines: [] })])).toBeNull();
  });
});
