import { readSiteTexts } from '@/backend/site-texts';
import { LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import type { coverLimits } from '@/lib/domain/pricing/price-list';
import { formatMoney } from '@/lib/money';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';

const BILLING = readSiteTexts<{ line: Record<string, { title: string }> }>('billing');
const PRICING = readSiteTexts<{ compare: { coverPiece: string; coverBag: string } }>('pricing');

/** Pakt x storage · HK$8,000 per piece: a limit without its unit could be read as that of the whole order. */
export function coverText(locale: Locale, { package: name, limit }: ReturnType<typeof coverLimits>[number]): string {
  const { coverPiece, coverBag } = PRICING[locale].compare;
  const amount = formatMoney({ amount: limit, currency: REGIONS[regionOfLocale(locale)].currency }, LOCALES[locale].htmlLang);
  return `${BILLING[locale].line[name]?.title ?? name} · ${fillPlaceholders(name === 'lite' ? coverBag : coverPiece, { amount })}`;
}
