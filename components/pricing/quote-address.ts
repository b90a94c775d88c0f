import type { Locale } from '@/lib/config/locales';
import { ROUTES, type ServiceType } from '@/lib/config/routes';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { encodeDraft, QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-link';
import { siteAddress } from '@/lib/site-address';

/** The address under which anybody sees this basket. */
export function quoteAddress(locale: Locale, type: ServiceType, draft: BasketDraft): string {
  return siteAddress(locale, `${ROUTES.servicesPricing.path}?type=${type}&${QUOTE_PARAMETER}=${encodeDraft(draft)}`);
}
