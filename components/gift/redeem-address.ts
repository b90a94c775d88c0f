import type { Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { siteAddress } from '@/lib/site/site-address';

/** Opens the calculator with the gift's code in its coupon field. */
export const redeemAddress = (locale: Locale, code: string): string =>
  `${siteAddress(locale, ROUTES.servicesPricing.path)}?coupon=${encodeURIComponent(code)}#calculator`;
