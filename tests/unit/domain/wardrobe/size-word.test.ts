import { expect, it } from 'vitest';
import { sizeWord } from '@/lib/domain/wardrobe/garment';

it.each([
  ['small', 'small'],
  ['medium', 'medium'],
  ['large', 'large'],
  ['one-size', 'one-size'],
  ['Medium', 'medium'],
  ['LARGE', 'large'],
  [' small ', 'small'],
  ['One size', 'one-size'],
  ['ONE \t SIZE', 'one-size'],
  ['M', null],
  ['38', null],
  ['onesize', null],
  ['extra large', null],
  ['one size 38', null],
  ['', null],
  [' ', null],
])('the size %j is the word %j', (size, word) => expect(sizeWord(size)).toBe(word));
