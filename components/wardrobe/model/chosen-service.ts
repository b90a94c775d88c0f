import type { CareService, RequestAction } from '@/lib/contract/wardrobe';
import { CARE_SERVICES } from '@/lib/contract/wardrobe-names';
import type { Money } from '@/lib/money';

/** A member's choice among the additional services, before choosing pieces. */
export type ChosenService = CareService | 'donation';

/** Price per piece on this site; a missing one is on request or unknown. */
export type CarePrices = Partial<Record<ChosenService, Money>>;

/** The wardrobe action of a service. @returns null for services of a visit or without a piece */
export function actionOfService(slug: string): Extract<RequestAction, 'care' | 'donate'> | null {
  if (slug === 'donation') return 'donate';
  return careServiceOf(slug) ? 'care' : null;
}

export function careServiceOf(slug: string | null): CareService | null {
  return CARE_SERVICES.find((service) => service === slug) ?? null;
}

/** Query of the wardrobe page on which a service is ordered. @returns null for services on request */
export function wardrobeQueryOf(slug: string): string | null {
  if (actionOfService(slug) !== null) return `service=${slug}`;
  // A rush delivery is ordered as a delivery: its slot is chosen with the visit.
  return slug === 'rush-delivery' ? 'place=stored' : null;
}

export const CHOSEN_SERVICES: readonly ChosenService[] = [...CARE_SERVICES, 'donation'];

/** As an address names it. */
export function chosenService(value: string | null): ChosenService | null {
  return value === 'donation' ? value : careServiceOf(value);
}
