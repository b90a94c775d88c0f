import { describe, expect, it } from 'vitest';
import { CARE_SERVICES, REQUEST_LINES_MAXIMUM } from '@/lib/contract/wardrobe-names';
import {
  addToBasket,
  basketBody,
  careServicesOf,
  changeLine,
  EMPTY_BASKET,
  needsVisit,
  readBasket,
  removeLine,
  type BasketLine,
} from '@/lib/domain/wardrobe/item-basket';
import { isAssumed, withOpenRequests, withoutOpenRequests } from '@/components/wardrobe/model/optimistic-request';
import { createItem } from '@/tests/builders/wardrobe-items';

describe('the basket of wishes', () => {
  const stored = (index: number) => createItem(index, { state: 'stored' });
  const line = (itemId: string, action: BasketLine['action'] = 'deliver'): BasketLine => ({ itemId, action, note: '' });

  it('keeps its rush while pieces come and go, and is empty when the last has gone', () => {
    const rush = { lines: [line('item-5')], isRush: true };
    expect(addToBasket(rush, [stored(0)], 'deliver').basket).toEqual({ lines: [line('item-5'), line('item-0')], isRush: true });
    expect(removeLine({ lines: [line('a'), line('b')], isRush: true }, 'a')).toEqual({ lines: [line('b')], isRush: true });
    expect(removeLine(rush, 'item-5')).toBe(EMPTY_BASKET);
  });

  it('takes several pieces at once, of which one is in it already', () => {
    const basket = { lines: [line('item-0', 'donate'), line('item-5')], isRush: false };
    expect(addToBasket(basket, [stored(0), stored(1)], 'deliver')).toEqual({
      basket: { lines: [line('item-5'), line('item-0'), line('item-1')], isRush: false },
      added: 2,
      refused: [],
      unsuited: [],
      beyond: [],
    });
  });

  it('counts what is in it already against its room, takes none beyond, and drops none for them', () => {
    const full = { lines: Array.from({ length: REQUEST_LINES_MAXIMUM - 1 }, (_, index) => line(`other-${index}`)), isRush: false };
    expect(addToBasket(full, [stored(0), stored(1)], 'deliver')).toMatchObject({ added: 1, refused: [], beyond: [stored(1)] });
    const over = { ...full, lines: [...full.lines, line('x'), line('y')] };
    const atHome = createItem(1, { state: 'at-home' });
    expect(addToBasket(over, [stored(0), atHome], 'deliver')).toMatchObject({ added: 0, refused: [atHome], beyond: [stored(0)] });
    const held = { ...full, lines: [...full.lines, line('item-1')] };
    expect(addToBasket(held, [stored(0), stored(1)], 'donate')).toMatchObject({ added: 1, beyond: [stored(0)] });
  });

  it('keeps the word and the care of a piece that is put into it once more', () => {
    const basket = { lines: [{ ...line('item-0', 'care'), service: 'repair' as const, note: 'left cuff' }], isRush: false };
    const again = (...how: [BasketLine['action'], 'alteration'?]) => addToBasket(basket, [stored(0)], ...how).basket.lines[0];
    expect(again('care')).toEqual(basket.lines[0]);
    expect(again('care', 'alteration')).toMatchObject({ service: 'alteration', note: 'left cuff' });
    expect(again('deliver')).toEqual(line('item-0'));
  });

  it.each([
    ['shoes', 'ankle-boots', ['repair', 'authentication']],
    ['bags', 'handbag', ['repair', 'authentication']],
    ['accessories', 'umbrella', ['repair', 'authentication']],
    ['accessories', 'belt', ['repair', 'alteration', 'authentication']],
    ['accessories', 'scarf', ['dry-cleaning', 'repair', 'authentication']],
    ['outerwear', 'coat', CARE_SERVICES],
    ['traditional', 'qipao', CARE_SERVICES],
  ] as const)('offers for %s (%s) the care that suits it, and adds it with nothing else', (category, kind, services) => {
    expect(careServicesOf({ category, kind })).toEqual(services);
    const piece = createItem(0, { state: 'stored', category, kind });
    expect(addToBasket(EMPTY_BASKET, [piece], 'care').basket.lines).toMatchObject([{ service: services[0] }]);
    for (const service of CARE_SERVICES) {
      const unsuited = (services as readonly string[]).includes(service) ? [] : [piece];
      expect(addToBasket(EMPTY_BASKET, [piece], 'care', service)).toMatchObject({ added: 1 - unsuited.length, refused: [], unsuited });
    }
  });

  it('changes the line that is meant, and no other', () => {
    const basket = { lines: [line('a', 'care'), line('b', 'care')], isRush: false };
    expect(changeLine(basket, 'b', { note: 'seam' }).lines).toEqual([line('a', 'care'), { ...line('b', 'care'), note: 'seam' }]);
  });

  it.each([
    ['deliver', true],
    ['collect', true],
    ['care', false],
    ['sell', false],
    ['donate', false],
  ] as const)('needs a visit to %s: %s', (action, needs) => {
    expect(needsVisit({ lines: [line('a', 'care'), line('b', action)], isRush: false })).toBe(needs);
  });

  it('is sent without empty notes, and in a hurry only where something is brought', () => {
    expect(basketBody({ lines: [line('a'), { ...line('b', 'care'), service: 'repair', note: ' x ' }], isRush: true })).toEqual({
      lines: [
        { itemId: 'a', action: 'deliver' },
        { itemId: 'b', action: 'care', service: 'repair', note: 'x' },
      ],
      isRush: true,
    });
    expect(basketBody({ lines: [{ ...line('a'), note: ' \n' }], isRush: false })).toEqual({
      lines: [{ itemId: 'a', action: 'deliver' }],
      isRush: false,
    });
    expect(basketBody({ lines: [line('a', 'collect')], isRush: true }).isRush).toBe(false);
    expect(basketBody({ lines: [line('a')], isRush: false }).isRush).toBe(false);
  });

  it('is read back line by line', () => {
    const read = (lines: unknown, isRush: unknown = true) => readBasket({ lines, isRush });
    expect(
      read([
        { itemId: 'a', action: 'care', service: 'polish' },
        { itemId: 'b', action: 'deliver', service: 'repair', note: 5 },
        null,
        'x',
        { action: 'deliver' },
      ]),
    ).toEqual({
      lines: [
        { itemId: 'a', action: 'care', note: '', service: 'dry-cleaning' },
        { itemId: 'b', action: 'deliver', note: '' },
      ],
      isRush: true,
    });
    expect(read([line('a')], 'yes')).toEqual({ lines: [line('a')], isRush: false });
    expect(readBasket({ lines: [line('a')] })).toEqual({ lines: [line('a')], isRush: false });
    for (const lines of [undefined, null, 'x', {}, []]) expect(readBasket({ lines })).toBe(EMPTY_BASKET);
  });
});

describe('an assumed request', () => {
  const item = createItem(0, { state: 'stored' });
  it('carries the service of care and the day of a visit, and nothing of the other', () => {
    const assumed = (wish: Partial<BasketLine>, date?: string) =>
      withOpenRequests([item], [{ itemId: item.id, action: 'care', note: '', ...wish }], date)[0]?.openRequest;
    expect(assumed({ service: 'repair' }, '2026-12-01')).toEqual({
      id: 'not-yet',
      action: 'care',
      status: 'booked',
      undoUntil: null,
      service: 'repair',
    });
    expect(assumed({ action: 'deliver' }, '2026-12-01')).toEqual({
      id: 'not-yet',
      action: 'deliver',
      status: 'booked',
      undoUntil: null,
      date: '2026-12-01',
    });
    expect(assumed({ action: 'collect' }, '2026-12-01')).toMatchObject({ date: '2026-12-01' });
    expect(assumed({ action: 'deliver' })).not.toHaveProperty('date');
  });

  it('is taken back for the pieces that are named, and only while it is assumed', () => {
    const [shown] = withOpenRequests([item], [{ itemId: item.id, action: 'sell', note: '' }], undefined);
    if (!shown) throw new Error('The piece no longer exists');
    expect(withoutOpenRequests([shown], ['another'])).toEqual([shown]);
    expect(withoutOpenRequests([shown], [item.id])).toEqual([item]);
    expect(withoutOpenRequests([item], [item.id])[0]).toBe(item);
    const said = createItem(0, { openRequest: { id: 'r', action: 'sell', status: 'booked', undoUntil: null } });
    expect(withoutOpenRequests([said], [said.id])[0]).toBe(said);
    expect([isAssumed(shown), isAssumed(said), isAssumed(item)]).toEqual([true, false, false]);
    expect(withOpenRequests([item], [], undefined)[0]).toBe(item);
  });
});
