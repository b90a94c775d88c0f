import { LOCALES, type Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import type { DistrictTexts } from '@/lib/domain/coverage/covered-place';
import { teaserOf } from '@/lib/domain/pricing/teaser';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { getHomePage } from '@/services/content/get-pages';
import { loadTexts } from '@/services/content/load-texts';
import { getPriceService } from '@/services/pricing/prices';
import type { HomePictures, HomeProps, MonthName } from './home-props';
import { loadSampleWardrobe } from './load-sample-wardrobe';

/** All data of the home page, at build and revalidation. Server only: none of this code may reach the browser. */
export async function loadHome({ locale, region }: { locale: Locale; region: RegionCode }): Promise<HomeProps> {
  const [{ content, questions }, wardrobe, districtTexts, priceService] = await Promise.all([
    getHomePage(locale),
    loadSampleWardrobe(locale),
    loadTexts(locale, 'districts'),
    getPriceService(region),
  ]);
  return {
    content,
    questions,
    wardrobe,
    pictures: homePictures(),
    months: monthNames(LOCALES[locale].htmlLang),
    prices: teaserOf(priceService, region),
    districts: priceService?.districts ?? null,
    districtTexts: ofRegion(districtTexts as Record<string, DistrictTexts>, region),
  };
}

function homePictures(): HomePictures {
  return {
    hero: { wide: resolveArtwork('hero-wide'), tall: resolveArtwork('hero-tall') },
    services: {
      store: resolveArtwork('service-store'),
      digitise: resolveArtwork('service-digitise'),
      sell: resolveArtwork('service-sell'),
    },
    steps: (['step-pack', 'step-collect', 'step-photograph', 'step-manage'] as const).map(resolveArtwork),
    rooms: resolveArtwork('facility'),
  };
}

function monthNames(localeTag: string): MonthName[] {
  const format = (month: 'short' | 'long') => new Intl.DateTimeFormat(localeTag, { month, timeZone: 'UTC' });
  const [short, long] = [format('short'), format('long')];
  return Array.from({ length: 12 }, (_, index) => {
    const day = Date.UTC(2026, index, 1);
    return { short: short.format(day), long: long.format(day) };
  });
}

/** A locale's fallback may belong to the other region and include its districts; remove them. */
function ofRegion(texts: Record<string, DistrictTexts>, region: RegionCode): Record<string, DistrictTexts> {
  const isSingapore = (id: string) => /^d\d\d$/.test(id);
  return Object.fromEntries(Object.entries(texts).filter(([id]) => isSingapore(id) === (region === 'sg')));
}
