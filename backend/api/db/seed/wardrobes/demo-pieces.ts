import type { BrandTier } from '@/lib/domain/shared/resale-value';
import type { OCCASIONS } from '@/lib/contract/outfits';
import type { CareService, Condition, ItemPlan, ItemState, RequestAction } from '@/lib/contract/wardrobe';
import demo from './demo-wardrobes.json' with { type: 'json' };

/** A piece of a demonstration wardrobe; days count back from the first start. */
export interface DemoPiece {
  /** From `SAMPLE_GARMENTS`; null is a sealed bag, which has a note instead. */
  garment: string | null;
  sealedNote?: string;
  brand?: string;
  tier?: BrandTier;
  size?: string;
  condition?: Condition;
  /** Left out in the file for x. */
  plan: ItemPlan;
  /** First day in storage; 0 for pieces on their way in. */
  storedAgo: number;
  /** Left out in the file for a stored piece. */
  state: ItemState;
  /** When it entered this state; left out for a stored piece. */
  since?: number;
  /** It was delivered and returned: both in days ago. */
  trip?: readonly [number, number];
  worn?: readonly number[];
}

/** Open requests of the demonstration customers; the slot is this many workdays ahead (0: the next open one). */
export interface DemoRequest {
  userId: string;
  status: 'booked' | 'under-way';
  action: RequestAction;
  service?: CareService;
  garments: readonly string[];
  workdaysAhead?: number;
  daysAgo: number;
  note?: string;
}

interface DemoData {
  pieces: Readonly<Record<string, readonly (Omit<DemoPiece, 'plan' | 'state'> & Partial<DemoPiece>)[]>>;
  /** Ordered plans; what they cost and include is the sample catalogue's. */
  plans: readonly { userId: string; package: Exclude<ItemPlan, 'own'>; itemsAllowed: number }[];
  /** Saved looks, by garment; `worn` counts days back. */
  outfits: readonly {
    userId: string;
    name: string;
    occasion: (typeof OCCASIONS)[number];
    garments: readonly string[];
    worn: readonly number[];
  }[];
  /** Of each customer the oldest first: they are listed in the order in which they were made. */
  requests: readonly DemoRequest[];
  /** How a piece got from storage to its present state, with the days from each step to the last. */
  ways: Partial<Record<ItemState, readonly (readonly [state: ItemState, daysBeforeLast: number])[]>>;
  wayIn: readonly (readonly [ItemState, number])[];
}

/** A wardrobe between Central and a small flat, one in Singapore, a Google account's, and a seller's on each site with a piece in every state. */
const DEMO = demo as unknown as DemoData;

export const DEMO_WARDROBES: Readonly<Record<string, readonly DemoPiece[]>> = Object.fromEntries(
  Object.entries(DEMO.pieces).map(([userId, pieces]) => [
    userId,
    pieces.map((piece): DemoPiece => ({ plan: 'x', state: 'stored', ...piece })),
  ]),
);
export const { plans: DEMO_PLANS, outfits: DEMO_OUTFITS, requests: DEMO_REQUESTS, ways: DEMO_WAYS, wayIn: DEMO_WAY_IN } = DEMO;
export const DEMO_ADDRESSES = demo.addresses;
