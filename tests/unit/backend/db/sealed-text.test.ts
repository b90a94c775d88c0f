import { describe, expect, it } from 'vitest';
import { isSealedByFirst, openText, sealText } from '@/backend/api/db/sealed-text';

const [KEY, OLD] = ['k'.repeat(32), 'o'.repeat(32)];
const PLACE = { column: 'table.column', row: ['member-1', 'bank'] };
const ACCOUNT = '808123456838';

describe('a sealed text', () => {
  it('comes out as it went in, shows no more than its end, and is never the same twice', () => {
    const [one, other] = [sealText(ACCOUNT, [KEY], PLACE, 4), sealText(ACCOUNT, [KEY], PLACE, 4)];
    expect(openText(one, [KEY], PLACE)).toBe(ACCOUNT);
    expect([one.slice(-4), one.includes(ACCOUNT), one.includes(ACCOUNT.slice(0, 8)), one === other]).toEqual(['6838', false, false, false]);
    expect(openText(sealText('陳大文 004', [KEY], PLACE), [KEY], PLACE)).toBe('陳大文 004');
  });

  it('is sealed by the first key and opened by any', () => {
    const before = sealText(ACCOUNT, [OLD], PLACE);
    expect(openText(before, [KEY, OLD], PLACE)).toBe(ACCOUNT);
    expect([
      isSealedByFirst(before, [OLD, KEY]),
      isSealedByFirst(before, [KEY, OLD]),
      isSealedByFirst(before, ['', OLD]),
      isSealedByFirst(ACCOUNT, ['', OLD]),
      isSealedByFirst(ACCOUNT, [KEY]),
      isSealedByFirst('', [KEY]),
    ]).toEqual([true, false, false, true, false, true]);
    // Lost, it is nothing and never another account.
    for (const keys of [[], [KEY], ['', KEY]]) expect(openText(before, keys, PLACE)).toBeNull();
  });

  it('is left as it is without a key, or where there is nothing', () => {
    for (const keys of [[], ['', OLD]]) expect(sealText(ACCOUNT, keys, PLACE, 4)).toBe(ACCOUNT);
    expect(sealText('', [KEY], PLACE)).toBe('');
    expect(openText(ACCOUNT, [KEY], PLACE)).toBe(ACCOUNT);
  });

  it('opens at its place alone, and unchanged', () => {
    const sealed = sealText(ACCOUNT, [KEY], PLACE, 4);
    for (const place of [
      { ...PLACE, column: 'table.other' },
      { ...PLACE, row: ['member-2', 'bank'] },
      { ...PLACE, row: ['member-1', 'fast'] },
    ]) {
      expect(openText(sealed, [KEY], place)).toBeNull();
    }
    const [prefix, mark, body = '', shown] = sealed.split('.');
    const changed = [
      [prefix, mark, body, '0000'],
      [prefix, mark, body, ''],
      [prefix, mark, `${body.slice(0, 20)}${body[20] === 'A' ? 'B' : 'A'}${body.slice(21)}`, shown],
      [prefix, mark, body.slice(0, 20), shown],
      [prefix, mark, '', shown],
    ];
    for (const parts of changed) expect(openText(parts.join('.'), [KEY], PLACE), parts.join('.')).toBeNull();
  });
});
