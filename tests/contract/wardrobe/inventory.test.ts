import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Locale } from '@/lib/config/locales';
import { placeOf } from '@/lib/domain/wardrobe/item-states';
import { call, dataFrom, dataOf } from '@/tests/setup/member';
import { pdfText } from '@/tests/setup/pdf-text';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemsOf, MONDAY } from './support';

const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => MONDAY });

const inventory = async (token: string, locale: Locale) => call(backend, 'wardrobeDocument', { token, query: { locale } });
const counted = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

it('an inventory is a tagged file that nobody keeps, with a row and a picture for each piece that is there', async () => {
  const token = await demoToken(backend, 'hk');
  const { items } = await itemsOf(backend, token);
  const there = items.filter(({ state }) => placeOf(state) !== 'gone');
  const { statusCode, headers, rawPayload } = await inventory(token, 'zh');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-disposition']).toContain('inventory-2026-11-16.pdf');
  const text = rawPayload.toString('latin1');
  for (const part of ['/Lang (zh-Hant-HK)', '/Marked true', '/StructTreeRoot', '/S /Table']) expect(text).toContain(part);
  expect(pdfText(rawPayload)).toContain('衣物清單');
  expect(counted(text, /\/S \/TR\b/g)).toBe(there.length + 1);
  const photographed = new Set(there.map(({ picture }) => picture.name).filter((name) => name.startsWith('garment-')));
  expect(counted(text, /\/Subtype \/Image\b/g)).toBe(photographed.size);
});

it.each([
  { who: 'hk', locale: 'zh', piece: '衣物' },
  { who: 'sg', locale: 'en-SG', piece: 'Piece' },
] as const)(
  'numbers its pages for $who, each with the titles of the columns, and begins no line with a dot',
  async ({ who, locale, piece }) => {
    const { rawPayload } = await inventory(await demoToken(backend, who), locale);
    const pages = counted(rawPayload.toString('latin1'), /\/Type \/Page\b/g);
    const lines = pdfText(rawPayload).split('\n');
    expect(pages).toBeGreaterThan(1);
    expect(lines).toContain(`${pages} / ${pages}`);
    expect(lines.filter((line) => line === piece)).toHaveLength(pages);
    expect(lines.filter((line) => line.startsWith('·'))).toEqual([]);
  },
);

it('has what is only at home in a table of its own, with the photograph of its member', async () => {
  const token = await demoToken(backend, 'sg');
  const before = (await inventory(token, 'en-SG')).rawPayload.toString('latin1');
  const payload = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#b81f2d' } })
    .jpeg()
    .toBuffer();
  const sent = await call(backend, 'upload', { token, body: payload, headers: { 'content-type': 'image/jpeg' } });
  const body = { name: 'Silk scarf', kind: 'scarf', colour: 'red', photos: [dataOf('upload', sent).id] };
  await dataFrom(backend, 'addOwnItem', { token, body });
  const after = (await inventory(token, 'en-SG')).rawPayload.toString('latin1');
  expect(counted(after, /\/S \/Table\b/g)).toBe(counted(before, /\/S \/Table\b/g) + 1);
  expect(counted(after, /\/Subtype \/Image\b/g)).toBe(counted(before, /\/Subtype \/Image\b/g) + 1);
});
