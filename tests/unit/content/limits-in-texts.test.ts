import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';

interface Texts {
  consign: { body: string };
  check: { body: string; tooMany: string };
}
const read = (locale: Locale, namespace: string) => JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')) as Texts;

/** The limits of a consignment are `PIECES_MINIMUM` and `PIECES_MAXIMUM`: a text that typed them would not follow. */
describe.each(LOCALE_CODES)('what %s says of how many pieces may be sold', (locale) => {
  const { check } = read(locale, 'consignment');
  it.each([
    ['the invitation', read(locale, 'pricing').consign.body, ['minimum', 'maximum']],
    ['the first step', check.body, ['minimum', 'maximum']],
    ['too many', check.tooMany, ['maximum']],
  ])('%s takes from the rule', (_name, text, places) => {
    for (const place of places) expect(text).toContain(`{{${place}}}`);
    expect(text).not.toMatch(/\d/);
  });
});
