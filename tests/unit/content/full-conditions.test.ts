import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAIL_TEXTS } from '@/backend/api/mail/templates';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';

const read = <Shape>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Shape;
const siteText = (locale: Locale, namespace: string, key: string) =>
  read<Record<string, string>>(`locales/${locale}/${namespace}.json`)[key] ?? '';

/** What goes with a first proof by a stranger, in the words of each site (docs/decisions/0040-first-proof-of-an-address.md). */
const REMOVED: Record<Locale, readonly string[]> = {
  en: ['address', 'cards', 'payout', 'Google or Apple'],
  'en-SG': ['address', 'cards', 'payout', 'Google or Apple'],
  zh: ['地址', '信用卡', '收款方式', 'Google 或 Apple'],
  'zh-CN': ['地址', '银行卡', '收款方式', 'Google 或 Apple'],
  'zh-Hans': ['地址', '信用卡', '收款方式', 'Google 或 Apple'],
};

describe.each(LOCALE_CODES)('the texts in %s', (locale) => {
  it.each([
    ['the page of a new password, before', () => siteText(locale, 'reset-password', 'newBody')],
    ['the same, after', () => siteText(locale, 'reset-password', 'clearedBody')],
    ['the page that confirms an address, before', () => siteText(locale, 'verify-email', 'askOtherwise')],
    ['the mail with a link for a new password', () => MAIL_TEXTS[locale].passwordResetUnproven.body],
    ['the mail afterwards', () => MAIL_TEXTS[locale].accountCleared.body],
  ])('name what an account loses whose address somebody else proves: %s', (_where, text) => {
    expect(REMOVED[locale].filter((part) => !text().includes(part))).toEqual([]);
  });

  it('promise the reward for a friend when a month with something to pay is paid and over, wherever they name a time', () => {
    const { seo, offer } = read<{ seo: { description: string }; offer: { referrer: { text: string } } }>(
      `content/referral-page/referral-page/${locale}.json`,
    );
    for (const text of [seo.description, offer.referrer.text]) {
      expect(text).toMatch(/month .*\bpa(?:y|ys|id)\b|需付款的月份|須付款的月份/);
      expect(text).toMatch(/\b(?:over|passed)\b|屆滿|期满|届满/);
    }
  });
});
