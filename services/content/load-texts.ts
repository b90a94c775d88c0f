import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import traditionalToSimplified from 'opencc-js/dict/TSCharacters';
import { publicEnv } from '@/lib/config/env';
import type { Namespace } from '@/lib/config/i18n';
import { isLocale, type Locale, LOCALES } from '@/lib/config/locales';
import type { IndexedAnswer } from '@/lib/domain/content/answer-index';
import { fillPlaceholders, mergeTexts, type Texts } from '@/lib/text/fill-placeholders';

/** The rarer Unicode blocks hold variants that nobody types. */
const COMMON = /^[\u4e00-\u9fff]{2}$/;

/**
 * Lets a search accept both Chinese scripts: pairs of the traditional and simplified form of each character in these answers that differs.
 * A page carries a few hundred characters instead of a dictionary.
 */
export function scriptPairs(locale: Locale, faqs: readonly IndexedAnswer[]): string {
  const { script } = LOCALES[locale];
  if (script === 'latin') return '';
  const written = new Set(faqs.flatMap(({ question, searchWords = '', answer }) => [...question, ...searchWords, ...answer]));
  return traditionalToSimplified
    .split('|')
    .map((entry) => entry.split(' '))
    .filter(
      ([traditional = '', simplified = '']) =>
        traditional !== simplified &&
        COMMON.test(traditional + simplified) &&
        written.has(script === 'traditional' ? traditional : simplified),
    )
    .map(([traditional = '', simplified = '']) => traditional + simplified)
    .join('');
}

const LOCALES_FOLDER = path.join(process.cwd(), 'locales');

/** English has every one. */
export const NAMESPACES = readdirSync(path.join(LOCALES_FOLDER, 'en')).map((file) => path.parse(file).name as Namespace);

/** One namespace in one locale, merged with its fallbacks; the nearest locale that has a key wins. */
export async function loadTexts(locale: Locale, namespace: Namespace): Promise<Texts> {
  const chain = [locale, ...LOCALES[locale].fallbacks];
  const files = await Promise.all(chain.map((code) => readTexts(code, namespace)));
  return files.reduceRight<Texts>((fallback, own) => mergeTexts(fallback, own), {});
}

async function readTexts(locale: Locale, namespace: Namespace): Promise<Texts> {
  const file = path.join(LOCALES_FOLDER, locale, `${namespace}.json`);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Texts;
  } catch (error) {
    // A locale without own texts in a namespace has no file; the fallbacks are used.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Whether these path parts name a text file, so that nothing else of the folder can be read. */
export function textFileOf(locale: string, fileName: string): { locale: Locale; namespace: Namespace } | null {
  const namespace = NAMESPACES.find((known) => `${known}.json` === fileName);
  return isLocale(locale) && namespace ? { locale, namespace } : null;
}

/** Single texts for generated documents: `text('topics.care')`, with the brand filled in. */
export async function loadText(locale: Locale, namespace: Namespace): Promise<(key: string) => string> {
  const texts = await loadTexts(locale, namespace);
  return (key) => {
    const found = key
      .split('.')
      .reduce<unknown>(
        (node, part) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : undefined),
        texts,
      );
    if (typeof found !== 'string') throw new Error(`There is no text ${namespace}:${key} in ${locale}`);
    return fillPlaceholders(found, { brand: publicEnv.brand });
  };
}
