import type { ArtworkName } from '@/artwork/manifest';
import type { Locale } from '@/lib/config/locales';
import { SERVICE_TYPES } from '@/lib/config/routes';
import type { RegionCode } from '@/lib/config/regions';
import { servicePage, type ServicePage } from '@/lib/contract/content/service-page';
import { PACKAGE_NAMES, type PackageName } from '@/lib/contract/package-selection';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { policy } from '@/lib/contract/content/policy';
import { getDocument, getDocumentBySlug } from '@/services/content/get-document';
import { getFaqs } from '@/services/content/get-pages';
import type { StaticPageContext } from '@/services/content/static-page';
import { getPriceService } from '@/services/pricing/prices';
import type { CalculatorPrices, PackageTitles, PricingProps } from './pricing-props';

const PACKAGE_PICTURES: Record<PackageName, ArtworkName> = {
  x: 'package-x',
  lite: 'package-lite',
  luxe: 'package-luxe',
  pix: 'package-pix',
  consignment: 'package-consignment',
  serviceApartment: 'package-service-apartment',
};

/** All data of one tab of /services-pricing. Server only. */
export async function loadPricing({ locale, region, params }: StaticPageContext): Promise<PricingProps | null> {
  const type = SERVICE_TYPES.find((known) => known === params?.type);
  if (!type) return null;
  const [pages, faqs, prices, terms] = await Promise.all([
    loadServicePages(locale),
    getFaqs(locale),
    loadPrices(region),
    getDocument('terms-and-condition', locale, policy),
  ]);
  const page = pages.find(({ slug }) => slug === type);
  if (!page) return null;
  const { seo, headline, intro, howItWorks, reasons, closing } = page;
  return {
    type,
    content: { seo, headline, intro, howItWorks, reasons, closing },
    picture: { picture: resolveArtwork(page.picture), alt: page.pictureAlt },
    packages: page.packages.map((sold) => ({ ...sold, picture: resolveArtwork(PACKAGE_PICTURES[sold.package]) })),
    packageTitles: titlesOf(pages),
    questions: page.questions.flatMap((slug) => faqs.filter((faq) => faq.slug === slug)),
    prices,
    termsVersion: terms.versionDate,
  };
}

/** What is paid at most for a piece of each package on the price list; empty: the list could not be read. Server only. */
export async function loadCoverLimits(
  locale: Locale,
  region: RegionCode,
): Promise<{ name: string; limit: number; per: 'piece' | 'bag' }[]> {
  const [pages, prices] = await Promise.all([loadServicePages(locale), loadPrices(region)]);
  const copies = pages.flatMap(({ packages }) => packages);
  return (prices?.shoppingCarts ?? []).flatMap((entry) => {
    if (!('package' in entry) || entry.coverLimit === undefined) return [];
    const copy = copies.find((candidate) => candidate.package === entry.package);
    const variant = copy?.variants?.find(({ xType }) => xType === entry.xType)?.name;
    const name = [copy?.name ?? entry.package, variant].filter(Boolean).join(' ');
    return [{ name, limit: entry.coverLimit, per: entry.package === 'lite' ? ('bag' as const) : ('piece' as const) }];
  });
}

async function loadServicePages(locale: Locale): Promise<ServicePage[]> {
  const pages = await Promise.all(SERVICE_TYPES.map((slug) => getDocumentBySlug('service-pages', slug, locale, servicePage)));
  return pages.filter((page) => page !== null);
}

function titlesOf(pages: readonly ServicePage[]): PackageTitles {
  const copies = pages.flatMap(({ packages }) => packages);
  const entries = PACKAGE_NAMES.map((name) => [name, copies.find((copy) => copy.package === name)?.name ?? name] as const);
  return Object.fromEntries(entries) as PackageTitles;
}

/** Only the price list: slots and districts would bloat the page. */
async function loadPrices(region: RegionCode): Promise<CalculatorPrices | null> {
  const data = await getPriceService(region);
  if (!data || !Array.isArray(data.shoppingCarts) || data.shoppingCarts.length === 0) return null;
  return { shoppingCarts: data.shoppingCarts, memberships: data.memberships ?? [] };
}
