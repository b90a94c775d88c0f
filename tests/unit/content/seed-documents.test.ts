import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CONTENT_KINDS } from '@/lib/contract/content/kinds';
import { LOCALE_CODES, LOCALES } from '@/lib/config/locales';
import { KIND_NAMES, localesOfSlug, readSeed, slugsOfKind, stringsOf } from './read-seed';
import { BACKEND_FOLDERS, backendTextFolders, readBackendTexts, readSiteTexts } from './read-texts';

const documents = readSeed();

/** Machine values: keys, picture names, addresses; not language. */
const MACHINE_KEYS = /(^|\.)(slug|slugs|picture|cover|question|questions|priceKey|id|email|link|form|package|xType)(\.\d+)?$/;

/** Every `isSample` of a document, however deep. */
function marksOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'isSample' ? [inner] : marksOf(inner)));
}

function asFact(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => (key === 'isSample' ? false : value));
}

describe('seed documents', () => {
  it.each(KIND_NAMES)('has every slug of %s in all locales', (kind) => {
    const slugs = slugsOfKind(kind);
    expect(slugs.length).toBeGreaterThan(0);
    if (CONTENT_KINDS[kind].form === 'single') expect(slugs).toEqual([kind]);
    for (const slug of slugs) expect(localesOfSlug(kind, slug).sort(), `${kind}/${slug}`).toEqual([...LOCALE_CODES].sort());
  });

  it.each(KIND_NAMES)('parses every document of %s by its shape, without unknown keys at the top', (kind) => {
    const { shape } = CONTENT_KINDS[kind];
    for (const { name, slug, document } of documents.filter((entry) => entry.kind === kind)) {
      const parsed = z.safeParse(shape, document);
      expect(parsed.error?.issues ?? [], name).toEqual([]);
      expect(parsed.data, `${name} holds keys that its shape does not know`).toEqual(document);
      if (typeof document === 'object' && document && 'slug' in document) expect(document.slug).toBe(slug);
    }
  });

  it('marks for the operator whatever has to be replaced', () => {
    const marks = documents.flatMap(({ name, document }) => marksOf(document).map((isSample) => ({ name, isSample })));
    expect(new Set(marks.map(({ name }) => name.split('/')[0]))).toEqual(
      new Set(['contact-page', 'privacy-policy', 'terms-and-condition']),
    );
    expect(marks.filter(({ isSample }) => isSample !== true)).toEqual([]);
  });

  it('can be facts, too: no shape insists on a sample', () => {
    for (const { kind, name, document } of documents) {
      expect(z.safeParse(CONTENT_KINDS[kind].shape, asFact(document)).error?.issues ?? [], name).toEqual([]);
    }
  });

  it('refers only to questions that exist', () => {
    const known = new Set(slugsOfKind('faqs'));
    const references = documents.flatMap(({ kind, name, document }) =>
      kind === 'faqs'
        ? []
        : stringsOf(document)
            .filter(({ at }) => /(^|\.)(questions|question|slugs)(\.\d+)?$/.test(at))
            .map(({ text }) => ({ name, text })),
    );
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter(({ text }) => !known.has(text))).toEqual([]);
  });

  it('names no amount of money: prices come from price-service', () => {
    const amount = /(?:HK|S|US)?\$\s*\d|\b(?:HKD|SGD)\s*\d|\d\s*(?:HKD|SGD|dollars?\b|港元|港幣|港币|新元|新币|蚊)|\d\s*元/;
    const texts = [...readSiteTexts(), ...readBackendTexts()];
    const found = [...documents, ...texts].flatMap(({ name, document }) =>
      stringsOf(document)
        .filter(({ text }) => amount.test(text))
        .map(({ at }) => `${name} ${at}`),
    );
    expect(found).toEqual([]);
    expect(new Set(texts.map(({ locale }) => locale))).toEqual(new Set(LOCALE_CODES));
    expect(backendTextFolders().sort()).toEqual([...BACKEND_FOLDERS].sort());
  });

  it('writes each locale by itself: no paragraph stands in two locales word by word', () => {
    const seen = new Map<string, string>();
    const repeated = documents.flatMap(({ name, locale, document }) =>
      stringsOf(document)
        .filter(({ at, text }) => text.length > (LOCALES[locale].script === 'latin' ? 80 : 30) && !MACHINE_KEYS.test(at))
        .flatMap(({ at, text }) => {
          const other = seen.get(text);
          seen.set(text, name);
          return other && !other.endsWith(`/${locale}`) ? [`${name} ${at} = ${other}`] : [];
        }),
    );
    expect(repeated).toEqual([]);
  });

  it('uses no placeholder but the known ones', () => {
    const known = new Set(['{{brand}}', '{{district}}', '{{link}}', '{{credit}}', '{{response}}']);
    const found = documents.flatMap(({ name, document }) =>
      stringsOf(document).flatMap(({ text }) =>
        (text.match(/\{+[^}]*\}+/g) ?? []).filter((token) => !known.has(token)).map((token) => `${name} ${token}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
