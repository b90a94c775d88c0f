import { useQuery } from '@tanstack/react-query';
import type { RegionCode } from '@/lib/config/regions';
import { firstOpenBookingStep } from '@/lib/domain/booking/booking-steps';
import { basketBody, needsVisit } from '@/lib/domain/wardrobe/item-basket';
import { requestQuoteQuery } from '@/services/wardrobe/requests';
import type { BasketDraft } from './use-basket';

/**
 * What the basket costs, with its visit once that is complete.
 * @param country of the member's account, where the van drives, whichever site this is
 */
export function useBasketQuote({ basket, booking, answered }: BasketDraft, country: RegionCode) {
  const isVisit = needsVisit(basket);
  // Without a slot list the date cannot be checked, so the entered one is accepted.
  const isBooked = booking !== null && firstOpenBookingStep(booking, { country, timeslots: [], districts: [], answered }) === null;
  // Notes do not affect the price, so typing one needs no new quote.
  const asked = basketBody({ ...basket, lines: basket.lines.map((line) => ({ ...line, note: '' })) });
  const body = { ...asked, ...(isVisit && booking && isBooked ? { booking: { address: booking.address, date: booking.date } } : {}) };
  const quote = useQuery(requestQuoteQuery(body));
  return { quote, current: quote.isPlaceholderData ? null : (quote.data ?? null), isVisit, isBooked };
}
