import { describe, expect, it } from 'vitest';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isWearable, pieceOfItem } from '@/components/outfit/model/piece';
import { createItem } from '@/tests/builders/wardrobe-items';

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
  it.each<[state: WardrobeItem['state'], is: boolean]>([
    ['requested', true],
    ['collected', true],
    ['inspected', true],
    ['stored', true],
    ['in-transit', true],
    ['at-home', true],
    ['submitted', false],
    ['authenticated', false],
    ['rejected', false],
    ['priced', false],
    ['listed', false],
    ['sold', false],
    ['paid', false],
    ['donated', false],
  ])('%s: %s', (state, is) => {
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

  it.each<[warmth: number, category: WardrobeItem['category'], kind: string, level: number]>([
    [0, 'tops', 'shirt', 1],
    [1, 'tops', 'shirt', 2],
    [2, 'tops', 'shirt', 3],
    [3, 'tops', 'shirt', 4],
    [1, 'knitwear', 'jumper', 2],
    [2, 'knitwear', 'jumper', 4],
    [3, 'knitwear', 'jumper', 4],
    [1, 'outerwear', 'coat', 2],
    [2, 'outerwear', 'coat', 3],
    [3, 'outerwear', 'coat', 5],
    [1, 'shoes', 'loafers', 2],
    [2, 'shoes', 'loafers', 3],
    [3, 'shoes', 'loafers', 3],
    [3, 'shoes', 'ankle-boots', 3],
  ])('of the warmth %d in %s (%s) is of %d in five', (warmth, category, kind, level) => {
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
