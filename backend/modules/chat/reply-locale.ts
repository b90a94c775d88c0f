import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';

/** Simplified forms that have a Traditional one of their own, and the reverse; enough to tell a sentence. */
const SIMPLIFIED = /[们这么为时会应请问说没账单约预取送谢现样个务专两时间东西还开关价钱钟电费员货订买卖]/;
const TRADITIONAL = /[們這麼為時會應請問說沒帳單約預謝現樣個務專兩間東還開關價錢鐘電費員貨訂買賣甚裏]/;

/** The language to answer in: the member's own, unless they write in another one of their region. */
export function replyLocale(own: Locale, text: string): Locale {
  const { region, script } = LOCALES[own];
  const isChinese = /\p{Script=Han}/u.test(text);
  if (!isChinese) return script === 'latin' || !/[a-z]{3}/i.test(text) ? own : REGIONS[region].defaultLocale;
  const isSimplified = SIMPLIFIED.test(text) && !TRADITIONAL.test(text);
  if (region === 'sg') return 'zh-Hans';
  if (script === 'latin') return isSimplified ? 'zh-CN' : 'zh';
  return own;
}
