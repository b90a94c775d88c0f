import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '@/lib/config/locales';

type Texts = { [key: string]: string | Texts };

/** `remove` is what a button shows, `removeOf` what it is called among its like. */
function pairsIn(texts: Texts, path = ''): { key: string; shown: string; called: string }[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value !== 'string') return pairsIn(value, `${path}${key}.`);
    const shown = key.endsWith('Of') ? texts[key.slice(0, -2)] : undefined;
    return typeof shown === 'string' ? [{ key: `${path}${key}`, shown, called: value }] : [];
  });
}

const pairs = Object.keys(LOCALES).flatMap((locale) =>
  readdirSync(`locales/${locale}`).flatMap((file) =>
    pairsIn(JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as Texts).map(
      (pair) => [`${locale}, ${file}, ${pair.key}`, pair] as const,
    ),
  ),
);

it('finds the controls whose name is another than their text', () => {
  expect(pairs.length).toBeGreaterThan(10);
});

// Who speaks to the machine says what is shown (WCAG 2.5.3).
it.each(pairs)('%s: the name of a control holds what it shows', (_name, { shown, called }) => {
  expect(called.toLowerCase()).toContain(shown.toLowerCase());
});
