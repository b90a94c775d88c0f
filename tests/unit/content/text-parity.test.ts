import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Namespace } from '@/lib/config/i18n';
import { NAMESPACES } from '@/services/content/load-texts';
import type { Locale } from '@/lib/config/locales';
import { stringsOf } from './read-seed';
import { readBackendTexts, readSiteTexts } from './read-texts';

/** Locales whose texts may stand in for each other: the same language and script. The first has every key. */
const FAMILIES: readonly (readonly Locale[])[] = [['en', 'en-SG'], ['zh'], ['zh-CN', 'zh-Hans']];
/** Districts belong to a region: each site names its own. */
const PER_REGION: readonly Namespace[] = ['districts'];
const REGIONAL: readonly (readonly Locale[])[] = [
  ['en', 'zh', 'zh-CN'],
  ['en-SG', 'zh-Hans'],
];

type Texts = { [key: string]: string | Texts };

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

function keysIn(locale: Locale, namespace: Namespace): string[] {
  const file = `locales/${locale}/${namespace}.json`;
  return existsSync(file) ? keysOf(JSON.parse(readFileSync(file, 'utf8')) as Texts) : [];
}

/** The keys for which a family of locales has words of its own. */
function keysOfFamily(family: readonly Locale[], namespace: Namespace): string[] {
  return [...new Set(family.flatMap((locale) => keysIn(locale, namespace)))].sort();
}

describe.each(NAMESPACES.filter((namespace) => !PER_REGION.includes(namespace)))('%s', (namespace) => {
  const english = keysOfFamily(['en'], namespace);

  it('has text', () => {
    expect(english.length).toBeGreaterThan(0);
  });

  it.each(FAMILIES.map((family) => [family.join(' and '), family] as const))(
    'says everything in %s, so that no other language shows through',
    (_name, family) => {
      expect(keysOfFamily(family, namespace)).toEqual(english);
    },
  );
});

describe.each(PER_REGION)('%s', (namespace) => {
  it.each(REGIONAL.map((locales) => [locales.join(', '), locales] as const))(
    'is complete in each language of a site: %s',
    (_name, [first, ...others]) => {
      const expected = keysIn(first ?? 'en', namespace).sort();
      expect(expected.length).toBeGreaterThan(20);
      for (const locale of others) expect(keysIn(locale, namespace).sort()).toEqual(expected);
    },
  );
});

/** What a text is filled with, and the elements that stand in it. */
const placesOf = (text: string): string[] => [...new Set(text.match(/\{+\w+\}+|<\/?\w+>/g))].sort();
const everywhere = (name: string, locale: Locale) => name.replace(new RegExp(`(?<=^locales/|/)${locale}(?=/|$)`), '…');

it('has the same places to fill in every language, of the site and of the backend', () => {
  const files = [...readSiteTexts(), ...readBackendTexts()];
  const english = new Map(
    files
      .filter(({ locale }) => locale === 'en')
      .flatMap(({ name, document }) => stringsOf(document).map(({ at, text }) => [`${everywhere(name, 'en')} ${at}`, placesOf(text)])),
  );
  expect(english.size).toBeGreaterThan(2500);
  const found = files
    .filter(({ locale }) => locale !== 'en')
    .flatMap(({ name, locale, document }) =>
      stringsOf(document).flatMap(({ at, text }) => {
        // “One card” names no number, and languages without a singular read the plural.
        const isSingular = at.endsWith('_one');
        const counted = (places: string[]) => places.filter((place) => !isSingular || place !== '{{count}}');
        const [own, others] = [placesOf(text), english.get(`${everywhere(name, locale)} ${at}`)];
        return others === undefined || counted(own).join() === counted(others).join() ? [] : [`${name} ${at}: ${own} instead of ${others}`];
      }),
    );
  expect(found).toEqual([]);
});
