import type { ArtworkName } from '@/artwork/manifest';
import { publicEnv } from '@/lib/config/env';
import { LOCALE_CODES, regionOfLocale, type Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { SERVICE_TYPES, type RouteName } from '@/lib/config/routes';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths';
import { sharePictureName } from '@/lib/site/site-files';

export interface ShareSubject {
  name: string;
  locale: Locale;
  title: string;
  scene: ArtworkName;
}

/** Location of a page's main heading, from the root; `{locale}` is filled in. */
interface Source {
  route: RouteName;
  part?: string;
  file: string;
  key: string;
  sceneOf: (locale: Locale) => ArtworkName;
}

const same = (scene: ArtworkName) => () => scene;
const byCity = (scenes: Record<RegionCode, ArtworkName>) => (locale: Locale) => scenes[regionOfLocale(locale)];
const document = (kind: string, slug = kind) => `content/${kind}/${slug}/{locale}.json`;

const PAGES: readonly Source[] = [
  { route: 'home', file: document('home-page'), key: 'hero.headline', sceneOf: byCity({ hk: 'open-graph-hk', sg: 'open-graph-sg' }) },
  { route: 'servicesPricing', file: document('service-pages', 'store'), key: 'headline', sceneOf: same('service-store') },
  ...SERVICE_TYPES.map((part): Source => ({
    route: 'servicesPricing',
    part,
    file: document('service-pages', part),
    key: 'headline',
    sceneOf: same(`service-${part}`),
  })),
  { route: 'additionalServices', file: document('additional-services-page'), key: 'headline', sceneOf: same('care-dry-cleaning') },
  { route: 'giftPackages', file: document('gift-page'), key: 'headline', sceneOf: same('gift-box') },
  { route: 'referralProgram', file: document('referral-page'), key: 'headline', sceneOf: same('referral') },
  { route: 'aboutUs', file: document('about-page'), key: 'headline', sceneOf: byCity({ hk: 'about-team', sg: 'about-team-sg' }) },
  { route: 'press', file: document('press-page'), key: 'headline', sceneOf: same('press') },
  { route: 'contactUs', file: document('contact-page'), key: 'headline', sceneOf: same('step-collect') },
  { route: 'faqs', file: document('faq-page'), key: 'headline', sceneOf: same('step-pack') },
  { route: 'privacyPolicy', file: document('privacy-policy'), key: 'headline', sceneOf: same('facility') },
  { route: 'termsAndCondition', file: document('terms-and-condition'), key: 'headline', sceneOf: same('package-lite') },
  { route: 'blog', file: document('blog-page'), key: 'headline', sceneOf: same('blog-capsule-wardrobe') },
];

/** Every share picture: each page and each seeded article, in each language. */
export function shareSubjects(): ShareSubject[] {
  const articles = readdirSync(path.join(ROOT, 'content/blog-articles')).map((part): Source => ({
    route: 'blog',
    part,
    file: document('blog-articles', part),
    key: 'title',
    sceneOf: (locale) => textAt(path.join('content/blog-articles', part, `${locale}.json`), 'cover') as ArtworkName,
  }));
  return [...PAGES, ...articles].flatMap(({ route, part, file, key, sceneOf }) =>
    LOCALE_CODES.map((locale) => ({
      name: sharePictureName(route, part),
      locale,
      title: fillPlaceholders(textAt(file.replace('{locale}', locale), key), { brand: publicEnv.brand }),
      scene: sceneOf(locale),
    })),
  );
}

function textAt(file: string, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')),
    );
  if (typeof found !== 'string') throw new Error(`${file} has no text ${key}`);
  return found;
}
