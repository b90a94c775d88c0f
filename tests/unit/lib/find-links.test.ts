import { expect, it } from 'vitest';
import { findLinks } from '@/components/chat/model/find-links';
import { readRows } from '@/tests/setup/read-rows';

const linksOf = (text: string) => findLinks(text).flatMap(({ href }) => href ?? []);

it.each([
  ['Pay at https://hk.example.com/billings, please.', ['https://hk.example.com/billings']],
  ['請看https://hk.example.com/items?item=1。多謝', ['https://hk.example.com/items?item=1']],
  ['(http://sg.example.com)', ['http://sg.example.com/']],
  ['Call 2345 6789 or +852 9123 4567.', ['tel:23456789', 'tel:+85291234567']],
  ['電話：91234567', ['tel:91234567']],
  ['请拨 6123 4567 或 +65 9123 4567。', ['tel:61234567', 'tel:+6591234567']],
])('finds in %j what can be pressed', (text, hrefs) => {
  expect(linksOf(text)).toEqual(hrefs);
  expect(
    findLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it.each(readRows<string[]>(import.meta.url, 'find-links.plain-text.json'))('makes no link of %j', (text) => {
  expect(findLinks(text)).toEqual([{ text }]);
});
