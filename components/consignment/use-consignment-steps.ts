import { useLocale } from '@/components/ui/hooks/use-locale';
import { type Steps, useSteps } from '@/components/ui/hooks/use-steps';
import { useWholeWardrobe } from '@/components/wardrobe/list/use-whole-wardrobe';
import { publicEnv } from '@/lib/config/env';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { BOOKING_STEPS, type BookingStep, bookingStepNumber } from '@/lib/domain/booking/booking-step-names';
import type { ConsignmentStep } from '@/lib/domain/consignment/steps';
import { allowedActions } from '@/lib/domain/wardrobe/item-basket';

/** Stored pieces that can be sold now; null when the provider has no wardrobe or it has not loaded. */
export function useStoredItems(): readonly WardrobeItem[] | null {
  const { locale } = useLocale();
  const { query } = useWholeWardrobe(locale);
  if (!publicEnv.extApi || !query.data) return null;
  return query.data.items.filter((item) => allowedActions(item).includes('sell'));
}

type Part = Exclude<ConsignmentStep, 'collection'> | BookingStep | 'done';
/** The calculator on the same page has steps with addresses too. */
export type SellStep = `sell-${Part}`;

const SELL_STEPS = (['check', 'terms', 'account', ...BOOKING_STEPS, 'review', 'done'] as const).map((part): SellStep => `sell-${part}`);

const SELL_FACTS = ['consignment', 'items'];

/** The steps of a consignment. The first may bring pieces from the wardrobe; a confirmation also says which order. */
export const useConsignmentSteps = (): Steps<SellStep> => useSteps(SELL_STEPS, SELL_FACTS);

/** The step that an address asks for, and the part of the collection in it, counted from 1. */
export function askedOf(asked: SellStep | null): { step: ConsignmentStep; bookingStep: number } {
  const part = (asked ?? 'sell-check').slice('sell-'.length);
  const booking = BOOKING_STEPS.find((known) => known === part);
  if (booking) return { step: 'collection', bookingStep: bookingStepNumber(booking) };
  const isLast = part === 'review' || part === 'done';
  const step = isLast ? 'review' : part === 'terms' || part === 'account' ? part : 'check';
  return { step, bookingStep: isLast ? BOOKING_STEPS.length : 1 };
}

export const sellStepOf = (step: ConsignmentStep, booking: BookingStep): SellStep => `sell-${step === 'collection' ? booking : step}`;
