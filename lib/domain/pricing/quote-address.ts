import type { Locale } from '@/lib/config/locales';
import { ROUTES, type ServiceType } from '@/lib/config/routes';
import { siteAddress } from '@/lib/site/site-address';
import type { BasketDraft } from './basket-draft';
import { encodeDraft } from './quote-link';
import { QUOTE_PARAMETER } from './quote-parameter';

/** The shareable address of this basket. */
export function quoteAddress(locale: Locale, type: ServiceType, draft: BasketDraft): string {
  return siteAddress(locale, `${ROUTES.servicesPricing.path}?type=${type}&step=total&${QUOTE_PARAMETER}=${encodeDraft(draft)}`);
}
