import { CARE_SERVICES, type CareService, type RequestAction } from '@/lib/contract/wardrobe';
import type { Money } from '@/lib/money';

/** What a member has chosen among the additional services and wants for pieces that are still to be chosen. */
export type ChosenService = CareService | 'donation';

/** What each costs a piece on this site; one that is missing is quoted, or its price is not known. */
export type CarePrices = Partial<Record<ChosenService, Money>>;

/** By which action of the wardrobe it is asked for. @returns null for what belongs to a visit or to no piece */
export function actionOfService(slug: string): Extract<RequestAction, 'care' | 'donate'> | null {
  if (slug === 'donation') return 'donate';
  return careServiceOf(slug) ? 'care' : null;
}

export function careServiceOf(slug: string | null): CareService | null {
  return CARE_SERVICES.find((service) => service === slug) ?? null;
}

/** Where in the wardrobe an additional service is asked for, as its query. @returns null for what is asked of a person */
export function wardrobeQueryOf(slug: string): string | null {
  if (actionOfService(slug) !== null) return `service=${slug}`;
  // A delivery in a hurry is one: its slot is chosen with the visit.
  return slug === 'rush-delivery' ? 'place=stored' : null;
}

export const CHOSEN_SERVICES: readonly ChosenService[] = [...CARE_SERVICES, 'donation'];

/** As an address names it. */
export function chosenService(value: string | null): ChosenService | null {
  return value === 'donation' ? value : careServiceOf(value);
}
