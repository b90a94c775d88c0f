import type { Locale } from '@/lib/config/locales';
import { ROUTES, type ServiceType } from '@/lib/config/routes';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { encodeDraft, QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-link';
import { siteAddress } from '@/lib/site-address';

/** The address under which anybody sees this basket. */
export function quoteAddress(locale: Locale, type: ServiceType, draft: BasketDraft): string {
  return siteAddress(locale, `${ROUTES.servicesPricing.path}?type=${type}&${QUOTE_PARAMETER}=${encodeDraft(draft)}`);
}

/** The contact form with this basket in its message, and the code that the visitor came with. */
export function bookingAddress(type: ServiceType, draft: BasketDraft, couponCode: string | null): string {
  const coupon = couponCode ? `&coupon=${encodeURIComponent(couponCode)}` : '';
  return `${ROUTES.contactUs.path}?topic=${type === 'sell' ? 'selling' : 'order'}&type=${type}&${QUOTE_PARAMETER}=${encodeDraft(draft)}${coupon}`;
}
