import type { ItemState, WardrobeItem } from '@/lib/contract/wardrobe';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { CARE_OF } from '@/lib/domain/wardrobe/garment';
import { colourFamilyOf } from '@/lib/domain/wardrobe/colour-family';
import { picturesOf } from '@/lib/domain/wardrobe/sample-garments';
import { EVERY_GARMENT } from './every-garment';

const BRANDS = ['Shanghai Tang', 'Uniqlo', 'COS', 'Max Mara', null];
const CONDITIONS = ['as-new', 'very-good', 'good', 'fair'] as const;
const STATES: readonly ItemState[] = ['stored', 'stored', 'stored', 'at-home', 'stored', 'in-transit', 'listed', 'stored'];

/** `camel-wool-coat` is the Camel wool coat. */
const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** The piece at a place of the sample wardrobe, as the API would answer with it; the same place gives the same piece. */
export function createItem(index = 0, overrides: Partial<WardrobeItem> = {}): WardrobeItem {
  const garment = EVERY_GARMENT[index % EVERY_GARMENT.length];
  if (!garment) throw new Error('There are no sample garments');
  const family = colourFamilyOf(garment.colour.name);
  return {
    id: `item-${index}`,
    code: `HK-${String(1000 + index)}`,
    name: nameOf(garment.id),
    brand: BRANDS[index % BRANDS.length] ?? null,
    category: garment.category,
    kind: garment.kind,
    colour: { name: garment.colour.name, hex: garment.colour.hex, family },
    accent: null,
    pattern: garment.pattern,
    fabric: garment.fabric,
    size: 'M',
    season: [...garment.seasons],
    formality: garment.formality,
    layer: 'base',
    warmth: garment.warmth,
    condition: CONDITIONS[index % CONDITIONS.length] ?? 'good',
    state: STATES[index % STATES.length] ?? 'stored',
    storedSince: '2026-03-02T10:00:00+08:00',
    plan: 'x',
    picture: { name: garment.picture },
    wearCount: index % 7,
    lastWornAt: null,
    resale: { low: 60_000 + index * 100, middle: 80_000 + index * 100, high: 110_000 + index * 100 },
    storageCostToDate: 39_600,
    note: '',
    openRequest: null,
    updatedAt: '2026-11-01T10:00:00+08:00',
    version: 1,
    ...overrides,
  };
}

export function createWardrobe(count: number): WardrobeItem[] {
  return Array.from({ length: count }, (_, index) => createItem(index));
}

export function createPassport(item: WardrobeItem, overrides: Partial<ItemPassport> = {}): ItemPassport {
  const garment = EVERY_GARMENT.find(({ picture }) => picture === item.picture.name);
  return {
    ...item,
    gallery: (garment ? picturesOf(garment) : []).map((picture) => ({ ...picture, takenAt: '2026-03-02T12:00:00+08:00' })),
    careLabel: garment ? CARE_OF[garment.fabric] : null,
    conditionTimeline: [
      { at: '2026-03-02T11:00:00+08:00', condition: item.condition ?? 'good', note: 'A little pilling under the left arm.' },
    ],
    history: [
      {
        id: 'event-3',
        at: '2026-03-02T13:00:00+08:00',
        kind: 'state',
        state: 'stored',
        condition: null,
        service: null,
        amount: null,
        note: '',
        by: 'team',
      },
      {
        id: 'event-2',
        at: '2026-03-02T11:00:00+08:00',
        kind: 'condition',
        state: null,
        condition: item.condition,
        service: null,
        amount: null,
        note: 'A little pilling under the left arm.',
        by: 'team',
      },
      {
        id: 'event-1',
        at: '2026-03-01T10:00:00+08:00',
        kind: 'state',
        state: 'collected',
        condition: null,
        service: null,
        amount: null,
        note: '',
        by: 'team',
      },
    ],
    breakEven: { netResale: 56_000, monthlyCost: 4_400, month: 13, date: '2027-03-02', advice: 'keep' },
    outfits: [{ id: 'look-1', name: 'Monday in Central' }],
    actions: [],
    ...overrides,
  };
}
