import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';
import { dataFrom, mailsTo, PASSWORD, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 100 });

describe('the first payout account', () => {
  it.each(LOCALE_CODES)('is told by mail in %s, and another one as a change', async (locale) => {
    const country = regionOfLocale(locale);
    const member = await signUpMember(backend, { locale, country });
    const choose = (body: object) => dataFrom(backend, 'choosePayout', { token: member.token, body: { ...body, password: PASSWORD } });
    const told = async () => (await mailsTo(backend, member.email)).slice(1).map(({ subject }) => subject);
    await choose({ method: 'credit' });
    const first = await told();
    expect(first).toHaveLength(1);
    await choose({ method: 'credit' });
    expect(await told()).toEqual(first);
    await choose({ method: 'fast', holder: 'Ada Lo', account: country === 'hk' ? '5550 1234' : '8123 4567' });
    const both = await told();
    expect(both).toHaveLength(2);
    expect(new Set(both).size).toBe(2);
  });
});
