import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWardrobeTables } from '@/components/wardrobe/room/copy-dialog';
import type { Locale } from '@/lib/config/locales';
import { inLocale } from '@/tests/setup/render-with-texts';
import { createItem } from '@/tests/builders/wardrobe-items';

/** The first piece of both tables: the row under each title. */
async function tablesIn(locale: Locale) {
  const item = createItem(0, {
    id: 'an-id',
    code: 'HK-010001',
    name: 'Camel wool coat',
    category: 'outerwear',
    condition: 'very-good',
    state: 'at-home',
    season: ['cool'],
    formality: 'smart',
    // The seventeenth over there.
    storedSince: '2026-10-16T16:00:00Z',
    lastWornAt: null,
    storageCostToDate: 123_45,
    resale: { low: 90_000, middle: 100_000, high: 110_000 },
    note: '=1+1',
    picture: { name: 'garment-camel-wool-coat' },
  });
  const history = [
    {
      id: 'e',
      at: '2026-10-16T16:00:00Z',
      kind: 'care' as const,
      state: null,
      condition: null,
      service: 'repair' as const,
      amount: null,
      note: '',
      by: 'team' as const,
    },
  ];
  const { result } = renderHook(() => useWardrobeTables(), { wrapper: inLocale(locale) });
  const tables = result.current({
    exportedAt: '2026-11-01T00:00:00Z',
    currency: 'HKD',
    items: [{ ...item, gallery: [], history, files: [] }],
    outfits: [],
  });
  return tables.map(({ name, input }) => {
    const [head = '', row = ''] = String(input).replace('\uFEFF', '').split('\r\n');
    return { name, cells: Object.fromEntries(head.split(',').map((title, index) => [title, row.split(',')[index]])) };
  });
}

it('a table of pieces has words in place of codes, and the days of the region', async () => {
  const [pieces, history] = await tablesIn('en');
  expect(pieces?.name).toBe('items.csv');
  expect(pieces?.cells).toMatchObject({
    'Tag number': 'HK-010001',
    Category: 'Coats',
    Occasion: 'Smart',
    Condition: 'Very good',
    Status: 'At home',
    'Stored since': '2026-10-17',
    'Last worn': '',
    'Your note': "'=1+1",
    Photo: 'photos/garment-camel-wool-coat-640.webp',
  });
  expect(Object.values(pieces?.cells ?? {})).not.toContain('an-id');
  expect(history?.cells).toMatchObject({ Day: '2026-10-17', 'What happened': 'Repair', By: expect.stringMatching(/^(?!team)/) as string });
});

it('in Chinese it is in Chinese', async () => {
  const [pieces, history] = await tablesIn('zh');
  expect(pieces?.cells).toMatchObject({ 吊牌編號: 'HK-010001', 種類: '外套', 狀況: '極佳', 狀態: '在家', 儲存日期: '2026-10-17' });
  expect(history?.cells).toMatchObject({ 日期: '2026-10-17', 事項: '修補' });
});
