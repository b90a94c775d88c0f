import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_KINDS, type ContentKind } from '@/lib/contract/content/kinds';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';

/** Beside the published document of the same language. */
const DRAFT = '.draft.json';
const SEED = path.resolve(import.meta.dirname, '../../../content');

export interface SeedDocument {
  kind: ContentKind;
  slug: string;
  locale: Locale;
  name: string;
  document: unknown;
}

export const KIND_NAMES = Object.keys(CONTENT_KINDS) as ContentKind[];

export function slugsOfKind(kind: ContentKind): string[] {
  const folder = path.join(SEED, kind);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

export function localesOfSlug(kind: ContentKind, slug: string): string[] {
  return readdirSync(path.join(SEED, kind, slug))
    .filter((file) => !file.endsWith(DRAFT))
    .map((file) => path.basename(file, '.json'));
}

/** Every document of the seed, read from its own file. */
export function readSeed(): SeedDocument[] {
  return KIND_NAMES.flatMap((kind) =>
    slugsOfKind(kind).flatMap((slug) =>
      // A locale that is missing is the business of one test; here it must not hide the others.
      LOCALE_CODES.flatMap((locale) => {
        const names = [`${locale}.json`, `${locale}${DRAFT}`].filter((file) => existsSync(path.join(SEED, kind, slug, file)));
        return names.map((file) => ({
          kind,
          slug,
          locale,
          name: `${kind}/${slug}/${locale}${file.endsWith(DRAFT) ? ' (draft)' : ''}`,
          document: JSON.parse(readFileSync(path.join(SEED, kind, slug, file), 'utf8')) as unknown,
        }));
      }),
    ),
  );
}

/** Every string of a document that somebody reads, with the path of keys that leads to it; search words are what readers type. */
export function stringsOf(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'searchWords' ? [] : stringsOf(inner, at ? `${at}.${key}` : key)));
}
