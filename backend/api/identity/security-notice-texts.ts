import type { User } from '@/backend/api/db/schema/users';
import { readSiteTexts, readTexts } from '@/backend/site-texts';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { PayoutMethod } from '@/lib/contract/wardrobe';
import { formatDate, formatTime } from '@/lib/dates';
import { deviceOf, type Device } from './known-devices';
import type en from './texts/en.json';

type Words = typeof en;
/** Which detail a mail says has changed, without its value. */
export type DetailChange = keyof Words['changes'];

const PAYOUTS = readSiteTexts<{ payout: { fast: Record<RegionCode, string>; bank: string; credit: string } }>('items');
export const SECURITY_NOTICE_TEXTS = readTexts<Words>(import.meta.url);

const fill = (text: string, values: Record<string, string>) => text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '');

/** In the region's time, with the name of the time zone. */
export function momentText({ country, locale }: Pick<User, 'country' | 'locale'>, moment: Date): string {
  const place = { localeTag: LOCALES[locale].htmlLang, timeZone: REGIONS[country].timeZone };
  const iso = moment.toISOString();
  return fill(SECURITY_NOTICE_TEXTS[locale].moment[country], { date: formatDate(iso, place, 'long'), time: formatTime(iso, place) });
}

export function deviceText(locale: Locale, { browser, system }: Device): string {
  const { named, unknown } = SECURITY_NOTICE_TEXTS[locale].device;
  return browser && system ? fill(named, { browser, system }) : (browser ?? system ?? unknown);
}

export const changesText = (locale: Locale, changes: readonly DetailChange[]): string =>
  changes.map((change) => SECURITY_NOTICE_TEXTS[locale].changes[change]).join('\n');

/** The part of a request that tells devices apart. */
export interface Requesting {
  headers: { 'user-agent'?: string | undefined };
}

/** When and on which device something was changed, as facts of a mail. */
export const changedBy = (user: Pick<User, 'country' | 'locale'>, { headers }: Requesting, now: Date) => ({
  when: momentText(user, now),
  device: deviceText(user.locale, deviceOf(headers['user-agent'])),
});

export const payoutText = ({ country, locale }: Pick<User, 'country' | 'locale'>, method: PayoutMethod): string => {
  const { fast, bank, credit } = PAYOUTS[locale].payout;
  return { fast: fast[country], bank, credit }[method];
};
