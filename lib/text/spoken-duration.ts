import { isChinese, type Locale, LOCALES } from '@/lib/config/locales';

/** A day and its times in one line: Chinese needs no comma between them. */
export function joinFacts(locale: Locale, ...facts: string[]): string {
  return facts.filter(Boolean).join(LOCALES[locale].script === 'latin' ? ', ' : ' ');
}

/** Words with the space before what follows them: none after Chinese ones, whose marks have their own, nor where there are no words. */
export const spaced = (words: string): string => (/(?:^|[。？！：\p{Script=Han}])$/u.test(words) ? words : `${words} `);

/** A remark after a fact, in the brackets of the reader's script. */
export function withRemark(localeTag: string, fact: string, remark: string): string {
  return isChinese(localeTag) ? `${fact}（${remark}）` : `${fact} (${remark})`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Up to here minutes are clearer than hours. */
const LONGEST_IN_MINUTES = 2 * HOUR;

/** "40 seconds", "3 minutes", "23 hours": rounded up, so that nobody retries too early. */
export function spokenDuration(seconds: number, localeTag: string): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [value, unit] =
    whole < MINUTE
      ? [whole, 'second']
      : whole <= LONGEST_IN_MINUTES
        ? [Math.ceil(whole / MINUTE), 'minute']
        : [Math.ceil(whole / HOUR), 'hour'];
  return new Intl.NumberFormat(localeTag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
