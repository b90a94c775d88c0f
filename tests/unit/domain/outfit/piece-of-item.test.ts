import { describe, expect, it } from 'vitest';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isWearable, pieceOfItem } from '@/components/outfit/model/piece';
import { createItem } from '@/tests/builders/wardrobe-items';
import { readRows } from '@/tests/setup/read-rows';

const white = { name: 'white', hex: '#ffffff', family: 'light' } as const;
const black = { name: 'black', hex: '#000000', family: 'dark' } as const;
const item = (overrides: Partial<WardrobeItem> = {}) =>
  createItem(0, {
    id: 'a',
    state: 'stored',
    category: 'tops',
    kind: 'shirt',
    colour: white,
    accent: null,
    pattern: null,
    fabric: 'cotton',
    formality: 'smart',
    layer: 'base',
    warmth: 1,
    ...overrides,
  });

describe('what can be worn today', () => {
  it.each(readRows<[state: WardrobeItem['state'], is: boolean][]>(import.meta.url, 'piece-of-item.states.json'))('%s: %s', (state, is) => {
    expect(isWearable(item({ state }))).toBe(is);
    expect(pieceOfItem(item({ state })) !== null).toBe(is);
  });

  it('is no sealed bag', () => {
    expect(isWearable(item({ category: 'sealed-bag' }))).toBe(false);
  });
});

describe("a piece of the wardrobe in the rules' words", () => {
  it('has every one of them', () => {
    const piece = pieceOfItem(item({ accent: black, pattern: 'stripe' }));
    expect(piece).toMatchObject({
      id: 'a',
      category: 'tops',
      kind: 'shirt',
      slot: 'base',
      pattern: 'stripe',
      fabric: 'cotton',
      sleeve: 'long',
      formality: 3,
      warmth: 2,
      isWaterproof: false,
    });
    expect(piece?.colour.l).toBeCloseTo(1, 4);
    expect(piece?.accent.l).toBeCloseTo(0, 4);
  });

  it('is solid, of no cloth and of one colour where nobody said otherwise', () => {
    const piece = pieceOfItem(item({ fabric: null }));
    expect(piece).toMatchObject({ pattern: 'solid', fabric: '' });
    expect(piece?.accent).toEqual(piece?.colour);
    expect(piece?.accent.l).toBeCloseTo(1, 4);
  });

  it.each<Partial<WardrobeItem>>([
    { kind: null },
    { kind: '' },
    { colour: null },
    { formality: null },
    { layer: 'none' },
    { category: 'sealed-bag' },
    { state: 'sold' },
  ])('is none where too little is known: %j', (missing) => {
    expect(pieceOfItem(item(missing))).toBeNull();
  });

  it.each<[formality: WardrobeItem['formality'], level: number]>([
    ['home', 1],
    ['casual', 2],
    ['smart', 3],
    ['business', 4],
    ['formal', 5],
  ])('is at %s of level %d', (formality, level) => {
    expect(pieceOfItem(item({ formality }))?.formality).toBe(level);
  });

  it.each<[kind: string, layer: WardrobeItem['layer'], slot: string]>([
    ['kebaya', 'whole', 'base'],
    ['qipao', 'whole', 'whole'],
    ['cardigan', 'mid', 'mid'],
    ['tote', 'bag', 'bag'],
  ])('a %s of the layer %s is worn as %s', (kind, layer, slot) => {
    expect(pieceOfItem(item({ kind, layer }))?.slot).toBe(slot);
  });

  it.each<[kind: string, pattern: string | null, sleeve: string]>([
    ['t-shirt', null, 'short'],
    ['t-shirt', 'breton', 'long'],
    ['t-shirt', 'stripe', 'short'],
    ['camisole', null, 'strap'],
  ])('a %s of the pattern %s has the sleeve %s', (kind, pattern, sleeve) => {
    expect(pieceOfItem(item({ kind, pattern }))?.sleeve).toBe(sleeve);
  });

  it.each(
    readRows<[warmth: number, category: WardrobeItem['category'], kind: string, level: number][]>(
      import.meta.url,
      'piece-of-item.warmth.json',
    ),
  )('of the warmth %d in %s (%s) is of %d in five', (warmth, category, kind, level) => {
    expect(pieceOfItem(item({ warmth, category, kind }))?.warmth).toBe(level);
  });

  it.each<[kind: string, fabric: string | null, is: boolean]>([
    ['raincoat', null, true],
    ['sandals', 'nylon', true],
    ['sandals', 'leather', false],
  ])('keeps the rain off as %s of %s: %s', (kind, fabric, is) => {
    expect(pieceOfItem(item({ kind, fabric }))?.isWaterproof).toBe(is);
  });
});
