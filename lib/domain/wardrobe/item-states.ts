import type { ItemPlan, ItemState, RequestAction } from '@/lib/contract/wardrobe';

export type Actor = 'member' | 'team';

interface Move {
  readonly from: ItemState;
  readonly to: ItemState;
  /** Who may make the move. */
  readonly by: readonly Actor[];
}

const member = ['member'] as const;
const team = ['team'] as const;
const either = ['member', 'team'] as const;

/** Every allowed move; all others are refused. The team's moves are made by operations, a buyer's too. */
export const ITEM_MOVES: readonly Move[] = [
  // Into storage.
  { from: 'requested', to: 'collected', by: team },
  { from: 'requested', to: 'at-home', by: either }, // the collection was cancelled, or nobody was at home
  { from: 'collected', to: 'inspected', by: team },
  { from: 'inspected', to: 'stored', by: team },
  { from: 'inspected', to: 'submitted', by: team }, // came in to be sold
  { from: 'inspected', to: 'in-transit', by: team }, // cannot be taken in: goes home again
  // Delivery and return.
  { from: 'stored', to: 'in-transit', by: team },
  { from: 'in-transit', to: 'at-home', by: team },
  { from: 'in-transit', to: 'stored', by: team }, // nobody was at home
  { from: 'at-home', to: 'requested', by: member },
  // Sale.
  { from: 'stored', to: 'submitted', by: member },
  { from: 'submitted', to: 'stored', by: member },
  { from: 'submitted', to: 'authenticated', by: team },
  { from: 'submitted', to: 'rejected', by: team },
  { from: 'authenticated', to: 'priced', by: team },
  { from: 'priced', to: 'listed', by: member },
  { from: 'priced', to: 'stored', by: member },
  { from: 'listed', to: 'stored', by: either }, // withdrawn, or unsold at the end of the schedule
  { from: 'listed', to: 'sold', by: team },
  { from: 'sold', to: 'listed', by: team }, // the buyer returned it
  { from: 'sold', to: 'paid', by: team },
  { from: 'rejected', to: 'stored', by: either },
  { from: 'rejected', to: 'in-transit', by: team },
  // Donation.
  { from: 'stored', to: 'donated', by: team },
  { from: 'rejected', to: 'donated', by: team },
];

const MOVES_BY_PAIR = new Map(ITEM_MOVES.map((move) => [`${move.from} ${move.to}`, move]));

export function mayMove(from: ItemState, to: ItemState, by: Actor): boolean {
  return MOVES_BY_PAIR.get(`${from} ${to}`)?.by.includes(by) ?? false;
}

/** What hangs in the member's own wardrobe: only that can be worn today. */
export function isAtHome(state: ItemState): boolean {
  return state === 'at-home' || state === 'requested';
}

/** States in which a member may request each action, without another open request. */
const ACTION_STATES: Readonly<Record<RequestAction, readonly ItemState[]>> = {
  deliver: ['stored', 'rejected'],
  collect: ['at-home'],
  care: ['stored'],
  sell: ['stored'],
  donate: ['stored', 'rejected'],
};

/** A sealed bag can be delivered, collected and donated, but not cleaned or sold. */
const FOR_SEALED: readonly RequestAction[] = ['deliver', 'collect', 'donate'];

/** @param item.plan a photographed piece (pix) has no place in storage to return to, and the member's own one never had */
export function actionsOf(item: { state: ItemState; plan: ItemPlan; isSealed: boolean; isBusy: boolean }): RequestAction[] {
  if (item.isBusy || item.plan === 'own') return [];
  return (Object.keys(ACTION_STATES) as RequestAction[]).filter(
    (action) =>
      ACTION_STATES[action].includes(item.state) &&
      (!item.isSealed || FOR_SEALED.includes(action)) &&
      !(item.plan === 'pix' && action === 'collect'),
  );
}

/** The five places of the wardrobe's filter, grouping the states of docs/requirements.md (R45). */
export const PLACE_STATES = {
  stored: ['stored', 'inspected'],
  'in-transit': ['requested', 'collected', 'in-transit'],
  'at-home': ['at-home'],
  listed: ['submitted', 'authenticated', 'rejected', 'priced', 'listed'],
  gone: ['sold', 'paid', 'donated'],
} as const satisfies Record<string, readonly ItemState[]>;
export type Place = keyof typeof PLACE_STATES;

const PLACE_OF = new Map<ItemState, Place>(
  (Object.keys(PLACE_STATES) as Place[]).flatMap((place) => PLACE_STATES[place].map((state) => [state, place] as const)),
);

export function placeOf(state: ItemState): Place {
  const place = PLACE_OF.get(state);
  if (!place) throw new Error(`No place holds the state "${state}"`);
  return place;
}
