import type { ArtworkName } from '@/artwork/manifest';
import { publicEnv } from '@/lib/config/env';
import { LOCALE_CODES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { SERVICE_TYPES, type RouteName } from '@/lib/config/routes';
import { fillPlaceholders } from '@/lib/fill-placeholders';
import { sharePictureName } from '@/lib/share-picture';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths';

export interface ShareSubject {
  name: string;
  locale: Locale;
  title: string;
  scene: ArtworkName;
}

/** Where the words of a page's first heading stand, from the root; `{locale}` is filled in. */
interface Source {
  route: RouteName;
  part?: string;
  file: string;
  key: string;
  scene: ArtworkName;
}

const document = (kind: string, slug = kind) => `content/${kind}/${slug}/{locale}.json`;
const texts = (namespace: string) => `locales/{locale}/${namespace}.json`;

const PAGES: readonly Source[] = [
  { route: 'home', file: document('home-page'), key: 'hero.headline', scene: 'hero-wide' },
  { route: 'servicesPricing', file: document('service-pages', 'store'), key: 'headline', scene: 'service-store' },
  ...SERVICE_TYPES.map((part): Source => ({ route: 'servicesPricing', part, file: document('service-pages', part), key: 'headline', scene: `service-${part}` })),
  { route: 'additionalServices', file: texts('additional-services'), key: 'headline', scene: 'care-dry-cleaning' },
  { route: 'giftPackages', file: document('gift-page'), key: 'headline', scene: 'gift-box' },
  { route: 'referralProgram', file: document('referral-page'), key: 'headline', scene: 'referral' },
  { route: 'aboutUs', file: document('about-page'), key: 'headline', scene: 'about-team' },
  { route: 'press', file: document('press-page'), key: 'headline', scene: 'press' },
  { route: 'contactUs', file: document('contact-page'), key: 'headline', scene: 'step-collect' },
  { route: 'faqs', file: texts('faqs'), key: 'headline', scene: 'step-pack' },
  { route: 'privacyPolicy', file: document('privacy-policy'), key: 'headline', scene: 'facility' },
  { route: 'termsAndCondition', file: document('terms-and-condition'), key: 'headline', scene: 'package-lite' },
  { route: 'blog', file: texts('blog'), key: 'headline', scene: 'blog-capsule-wardrobe' },
];

/** Every picture of a shared link: each page, and each article of the seed, in each language. */
export function shareSubjects(): ShareSubject[] {
  const articles = readdirSync(path.join(ROOT, 'content/blog-articles')).map((part): Source => (
    { route: 'blog', part, file: document('blog-articles', part), key: 'title', scene: textAt(path.join('content/blog-articles', part, 'en.json'), 'cover') as ArtworkName }
  ));
  return [...PAGES, ...articles].flatMap(({ route, part, file, key, scene }) => LOCALE_CODES.map((locale) => ({
    name: sharePictureName(route, part),
    locale,
    title: fillPlaceholders(textAt(file.replace('{locale}', locale), key), { brand: publicEnv.brand }).replaceAll('{{brand}}', publicEnv.brand),
    scene: route === 'home' ? (regionOfLocale(locale) === 'hk' ? 'open-graph-hk' : 'open-graph-sg') : scene,
  })));
}

function textAt(file: string, key: string): string {
  const found = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')));
  if (typeof found !== 'string') throw new Error(`${file} has no text ${key}`);
  return found;
}
