import type { User } from '@/backend/api/db/schema/users';
import { readTexts } from '@/backend/read-texts';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { formatDate, formatTime } from '@/lib/dates';
import type { Device } from './device';
import type en from './texts/en.json';

type Words = typeof en;
/** Which detail a mail says has changed, without its value. */
export type DetailChange = keyof Words['changes'];

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
  changes.map((change) => `- ${SECURITY_NOTICE_TEXTS[locale].changes[change]}`).join('\n');
