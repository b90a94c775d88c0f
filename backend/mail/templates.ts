import type { Locale } from '@/lib/config/locales';
import { oneLine } from '@/lib/one-line';
import { greeting } from './greeting';
import enSg from './texts/en-SG.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import zhCn from './texts/zh-CN.json' with { type: 'json' };
import zhHans from './texts/zh-Hans.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export type MailTemplate = keyof typeof en;
type Texts = Record<MailTemplate, { subject: string; body: string }>;

/** One set a locale, as the site has: its readers' own words, not a translation of another's. */
export const MAIL_TEXTS: Record<Locale, Texts> = { en, 'en-SG': enSg, zh, 'zh-CN': zhCn, 'zh-Hans': zhHans };

/** Fills `{{name}}` places; a place without a value is a bug and throws. A subject is one line, whatever fills it. */
export function renderMail(template: MailTemplate, locale: Locale, values: Record<string, string>) {
  const { subject, body } = MAIL_TEXTS[locale][template];
  const fill = (text: string) =>
    greeting(text, values.firstName).replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`Mail ${template} needs a value for ${name}`);
      return value;
    });
  return { subject: oneLine(fill(subject)), body: fill(body) };
}
