import { expect, it } from 'vitest';
import { sizeWord } from '@/lib/domain/wardrobe/garment';
import { readRows } from '@/tests/setup/read-rows';

it.each(readRows<[size: string, word: string | null][]>(import.meta.url, 'size-word.rows.json'))(
  'the size %j is the word %j',
  (size, word) => expect(sizeWord(size)).toBe(word),
);
