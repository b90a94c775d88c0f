import { LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { servicePage } from '@/lib/contract/content/service-page';
import { EXTRAS, type PriceListEntry, type ShoppingCart } from '@/lib/contract/pricing';
import { includedDeliveries } from '@/lib/domain/pricing/plan-benefits';
import { priceOfExtra, welcomeOf, type ExtraName } from '@/lib/domain/pricing/price-list';
import { formatMoney } from '@/lib/money';
import { sendLazily } from '@/services/http/send-lazily';
import { getDocumentBySlug } from './get-document';
import { loadText } from './load-texts';

/** What pages of content say from the provider's price list. Server only. */

const FRESH_MS = 60_000;
const kept = new Map<RegionCode, { askedAt: number; priceList: Promise<readonly ShoppingCart[]> }>();

/** For pages at build and revalidation: one question a minute for all of them. Empty when nobody says. */
function readPriceList(country: RegionCode): Promise<readonly ShoppingCart[]> {
  const known = kept.get(country);
  if (known && Date.now() - known.askedAt < FRESH_MS) return known.priceList;
  const priceList = askForPrices(country);
  kept.set(country, { askedAt: Date.now(), priceList });
  return priceList;
}

async function askForPrices(country: RegionCode): Promise<readonly ShoppingCart[]> {
  const outcome = await sendLazily('priceService', { body: { country } });
  if (outcome.kind !== 'ok') return [];
  // A proxy's JSON with status 200 is not a price list.
  const { data } = outcome as { data: Partial<typeof outcome.data> | null };
  return Array.isArray(data?.shoppingCarts) ? data.shoppingCarts : [];
}

/** Whole percent off a first order that subscribing brings; null when nobody says. */
export async function getWelcomeOffer(country: RegionCode): Promise<number | null> {
  return welcomeOf(await readPriceList(country));
}

/** Where the texts of the order's total name an extra. */
const NAME_OF: Record<ExtraName, string> = {
  'extra-delivery': 'total.extra.extra-delivery',
  rush: 'total.extra.rush',
  'no-lift': 'total.fee.no-lift',
  'no-parking-bay': 'total.fee.no-parking-bay',
  'outlying-area': 'total.fee.outlying-area',
  'late-change': 'total.extra.late-change',
  'consignment-collection': 'total.fee.consignment-collection',
};

/** Every fee that can come on top, and the deliveries that plans include, from the list that charges them. Empty: it cannot be read. */
export async function feesHtml(locale: Locale): Promise<string> {
  const region = regionOfLocale(locale);
  const { htmlLang: localeTag, script } = LOCALES[locale];
  const [priceList, store, text] = await Promise.all([
    readPriceList(region),
    getDocumentBySlug('service-pages', 'store', locale, servicePage),
    loadText(locale, 'pricing'),
  ]);
  const row = (term: string, value: string) => `<li>${term}${script === 'latin' ? ': ' : '：'}${value}</li>`;
  const fees = EXTRAS.flatMap((extra) => {
    const amount = priceOfExtra(priceList, extra);
    return amount === null ? [] : [row(text(NAME_OF[extra]), formatMoney({ amount, currency: REGIONS[region].currency }, localeTag))];
  });
  if (fees.length === 0) return '';
  const plans = priceList
    .filter((entry): entry is PriceListEntry => 'package' in entry && includedDeliveries(entry).deliveries > 0)
    .map((entry) => {
      const copy = store?.packages.find((candidate) => candidate.package === entry.package);
      const variant = copy?.variants?.find(({ xType }) => xType === entry.xType)?.name;
      const { deliveries, rushes } = includedDeliveries(entry);
      const value = text(rushes > 0 ? 'compare.deliveryRush' : 'compare.delivery_other');
      return row(
        [copy?.name ?? entry.package, variant].filter(Boolean).join(' '),
        value.replace('{{count}}', String(deliveries)).replace('{{rushes}}', String(rushes)),
      );
    });
  const included = plans.length === 0 ? '' : `<p>${text('compare.deliveries')}</p><ul>${plans.join('')}</ul>`;
  return `<ul>${fees.join('')}</ul>${included}`;
}
