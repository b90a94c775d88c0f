import type { User } from '@/backend/db/schema/users';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { formatDate, formatTime } from '@/lib/dates';
import type { Device } from './device';
import enSg from './texts/en-SG.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import zhCn from './texts/zh-CN.json' with { type: 'json' };
import zhHans from './texts/zh-Hans.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

type Words = typeof en;
/** What a mail says to have changed: which detail, and nothing of it. */
export type DetailChange = keyof Words['changes'];

export const NOTICE_WORDS: Record<Locale, Words> = { en, 'en-SG': enSg, zh, 'zh-CN': zhCn, 'zh-Hans': zhHans };

const fill = (text: string, values: Record<string, string>) => text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '');

/** By the clocks of the member's region, and whose clocks these are. */
export function momentText({ country, locale }: Pick<User, 'country' | 'locale'>, moment: Date): string {
  const place = { localeTag: LOCALES[locale].htmlLang, timeZone: REGIONS[country].timeZone };
  const iso = moment.toISOString();
  return fill(NOTICE_WORDS[locale].moment[country], { date: formatDate(iso, place, 'long'), time: formatTime(iso, place) });
}

export function deviceText(locale: Locale, { browser, system }: Device): string {
  const { named, unknown } = NOTICE_WORDS[locale].device;
  return browser && system ? fill(named, { browser, system }) : (browser ?? system ?? unknown);
}

export const changesText = (locale: Locale, changes: readonly DetailChange[]): string =>
  changes.map((change) => `- ${NOTICE_WORDS[locale].changes[change]}`).join('\n');
