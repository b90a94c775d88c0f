import type { CareService, RequestAction, WardrobeItem } from '@/lib/contract/wardrobe';
import { CARE_SERVICES, REQUEST_ACTIONS, REQUEST_LINES_MAXIMUM } from '@/lib/contract/wardrobe-names';
import { asRecord } from '@/lib/records';
import { actionsOf } from './item-states';

export interface BasketLine {
  itemId: string;
  action: RequestAction;
  /** With care only. */
  service?: CareService;
  note: string;
}

/** A member's request in preparation: each piece at most once. */
export interface ItemBasket {
  lines: readonly BasketLine[];
  isRush: boolean;
}

export const EMPTY_BASKET: ItemBasket = { lines: [], isRush: false };

/** Actions that are possible for this piece now. */
export function allowedActions({
  state,
  plan,
  category,
  openRequest,
}: Pick<WardrobeItem, 'state' | 'plan' | 'category' | 'openRequest'>): RequestAction[] {
  return actionsOf({ state, plan, isSealed: category === 'sealed-bag', isBusy: openRequest !== null });
}

/** Cleaners and tailors take clothes; a cobbler mends shoes and bags, and anything can be authenticated. */
const NO_CLOTHES: readonly string[] = ['shoes', 'bags', 'accessories', 'sealed-bag'];

/** The care that suits this kind of piece. */
export function careServicesOf({ category, kind }: { category: string; kind: string | null }): CareService[] {
  const isClothing = !NO_CLOTHES.includes(category);
  const limited: Partial<Record<CareService, string>> = { 'dry-cleaning': 'scarf', alteration: 'belt' };
  return CARE_SERVICES.filter((service) => isClothing || !(service in limited) || limited[service] === kind);
}

export interface Added {
  basket: ItemBasket;
  added: number;
  /** Pieces that do not allow the action. */
  refused: WardrobeItem[];
  /** Pieces that the care which was chosen beforehand does not suit. */
  unsuited: WardrobeItem[];
  /** Pieces for which there is no room. */
  beyond: WardrobeItem[];
}

/**
 * Adds pieces; a piece that is already in it gets the new action.
 * @param service the care chosen beforehand, if any
 */
export function addToBasket(basket: ItemBasket, items: readonly WardrobeItem[], action: RequestAction, service?: CareService): Added {
  const held = new Map(basket.lines.map((line) => [line.itemId, line]));
  const allowed = items.filter((item) => allowedActions(item).includes(action));
  const isUnsuited = (item: WardrobeItem) => action === 'care' && service !== undefined && !careServicesOf(item).includes(service);
  const possible = allowed.filter((item) => !isUnsuited(item));
  const others = basket.lines.filter(({ itemId }) => !possible.some(({ id }) => id === itemId));
  // What is in it already has its room, and keeps what was said for the same action.
  const inTurn = [...possible.filter(({ id }) => held.has(id)), ...possible.filter(({ id }) => !held.has(id))];
  const room = Math.max(0, REQUEST_LINES_MAXIMUM - others.length);
  const lines = inTurn.slice(0, room).map(({ id, category, kind }): BasketLine => {
    const before = held.get(id)?.action === action ? held.get(id) : undefined;
    const [suiting = 'repair'] = careServicesOf({ category, kind });
    const care = service ?? before?.service ?? suiting;
    return { itemId: id, action, note: before?.note ?? '', ...(action === 'care' ? { service: care } : {}) };
  });
  return {
    basket: { ...basket, lines: [...others, ...lines] },
    added: lines.length,
    refused: items.filter((item) => !allowed.includes(item)),
    unsuited: allowed.filter(isUnsuited),
    beyond: inTurn.slice(room),
  };
}

export function changeLine(basket: ItemBasket, itemId: string, change: Partial<Pick<BasketLine, 'service' | 'note'>>): ItemBasket {
  return { ...basket, lines: basket.lines.map((line) => (line.itemId === itemId ? { ...line, ...change } : line)) };
}

export function removeLine(basket: ItemBasket, itemId: string): ItemBasket {
  const lines = basket.lines.filter((line) => line.itemId !== itemId);
  return lines.length === 0 ? EMPTY_BASKET : { ...basket, lines };
}

/** Nobody can mend or alter a piece without a word about what is to be done. */
export function lacksWord({ service, note }: { service?: CareService | undefined; note?: string | undefined }): boolean {
  return (service === 'repair' || service === 'alteration') && (note ?? '').trim() === '';
}

/** Something has to be delivered or collected, so a date and an address are needed. */
export function needsVisit({ lines }: ItemBasket): boolean {
  return lines.some(({ action }) => action === 'deliver' || action === 'collect');
}

/** The body of the calls. */
export function basketBody({ lines, isRush }: ItemBasket) {
  const isDelivered = lines.some(({ action }) => action === 'deliver');
  return {
    lines: lines.map(({ itemId, action, service, note }) => ({
      itemId,
      action,
      ...(service ? { service } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
    })),
    isRush: isRush && isDelivered,
  };
}

/** A stored basket of any version: invalid parts are dropped. */
export function readBasket(stored: Record<string, unknown>): ItemBasket {
  const lines = Array.isArray(stored.lines) ? stored.lines.flatMap(readLine) : [];
  return lines.length === 0 ? EMPTY_BASKET : { lines, isRush: stored.isRush === true };
}

function readLine(value: unknown): BasketLine[] {
  const { itemId, action, service, note } = asRecord(value);
  const known = REQUEST_ACTIONS.find((name) => name === action);
  if (typeof itemId !== 'string' || !known) return [];
  const chosen = CARE_SERVICES.find((name) => name === service);
  return [
    {
      itemId,
      action: known,
      note: typeof note === 'string' ? note : '',
      ...(known === 'care' ? { service: chosen ?? CARE_SERVICES[0] } : {}),
    },
  ];
}
