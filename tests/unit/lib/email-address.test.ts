import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { comparableEmail, isEmailAddress, tidyEmail } from '@/lib/contract/email-address';
import { email } from '@/lib/contract/primitives';
import { emailRules } from '@/components/auth/auth-rules';
import { cpuTimeOf } from '@/tests/setup/cpu-time';
import { problemsOf } from '@/tests/setup/form-problems';
import addresses from './email-addresses.json';
import { readRows } from '@/tests/setup/read-rows';

const POSSIBLE = [...addresses.possible, `${'a'.repeat(64)}@example.com`, `ada@${'a'.repeat(63)}.com`];

const IMPOSSIBLE = [
  ...addresses.impossible,
  '\ud83d@example.com',
  'a@\ud83d.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'a'.repeat(64)}.com`,
  `a@${'a.'.repeat(130)}com`,
  `a@${'例'.repeat(60)}.com`,
];

/** The server's own schema, the site's own rule and the rule beneath both say the same. */
describe('an address', () => {
  it.each(POSSIBLE)('%s can be one', async (address) => {
    expect([isEmailAddress(address), z.safeParse(email, address).success]).toEqual([true, true]);
    expect(await problemsOf(emailRules, { email: ` ${address} ` })).toEqual([]);
  });

  it.each(IMPOSSIBLE)('%j cannot be one', async (address) => {
    expect([isEmailAddress(address), z.safeParse(email, address).success]).toEqual([false, false]);
    // A form leaves blanks around to nobody's harm: it sends none.
    const [problem] = await problemsOf(emailRules, { email: address });
    if (address.trim() === address) expect(problem).toMatchObject({ code: address === '' ? 'required' : 'email' });
  });

  it('is understood from a keyboard of full width, in a form', async () => {
    expect(await problemsOf(emailRules, { email: 'ｗｉｎｇ．ｃｈａｎ＋１＠ｅｘａｍｐｌｅ．ｃｏｍ　' })).toEqual([]);
    expect(tidyEmail('wing＠example.com ')).toBe('wing@example.com');
    expect(tidyEmail('wing。chan@example｡com')).toBe('wing.chan@example.com');
  });

  it('is said to be of no address, or too long, and nothing else', () => {
    const issuesOf = (text: string) => z.safeParse(email, text).error?.issues.map(({ code }) => code);
    expect([issuesOf('nobody'), issuesOf('a@example-.com'), issuesOf(`${'a'.repeat(321)}@example.com`)]).toEqual([
      ['invalid_format'],
      ['invalid_format'],
      ['too_big'],
    ]);
  });

  // The last two are parts of one letter box, and of two people.
  it.each(readRows<[typed: string, one: string][]>(import.meta.url, 'email-address.spellings.json'))('%s is %s', (typed, one) =>
    expect(comparableEmail(typed)).toBe(one),
  );

  it('has no hyphen outside of a label, whichever character becomes one or parts the labels', () => {
    const hostOf = (text: string) => (URL.canParse(`http://${text}`) ? new URL(`http://${text}`).hostname : null);
    const every = Array.from({ length: 0xffff }, (_, index) => String.fromCharCode(index + 1)).filter((sign) => !/[\t\n\r]/.test(sign));
    const hyphens = every.filter((sign) => hostOf(`a${sign}b.com`) === 'a-b.com');
    const points = every.filter((sign) => hostOf(`a${sign}b.com`) === 'a.b.com');
    expect(hyphens).toEqual(expect.arrayContaining(['-', '－', '﹣']));
    expect(points).toEqual(expect.arrayContaining(['.', '。', '．', '｡']));
    for (const hyphen of hyphens) {
      expect(isEmailAddress(`a@例${hyphen}え.jp`)).toBe(true);
      expect(isEmailAddress(`a@${hyphen}例.jp`), hyphen).toBe(false);
      for (const point of points) {
        expect(isEmailAddress(`a@例${hyphen}${point}jp`), hyphen + point).toBe(false);
        expect(isEmailAddress(`a@b${point}${hyphen}例.jp`), point + hyphen).toBe(false);
      }
    }
  });

  it('is judged in a time that grows with its length', async () => {
    const took = (text: string) =>
      cpuTimeOf(() => {
        for (let turn = 0; turn < 20; turn += 1) isEmailAddress(text);
      });
    const hostile = (length: number) => `${'a.'.repeat(length)}@${'a-'.repeat(length)}.${'1'.repeat(length)}`;
    await took(hostile(100));
    expect(await took(hostile(50_000))).toBeLessThan(50 * Math.max(1, await took('x'.repeat(200_000))));
  });
});
