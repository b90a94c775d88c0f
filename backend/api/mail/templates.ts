import { readTexts } from '@/backend/read-texts';
import type { Locale } from '@/lib/config/locales';
import { oneLine } from '@/lib/text/one-line';
import { greeting } from './greeting';
import type en from './texts/en.json';

export type MailTemplate = keyof typeof en;
type Texts = Record<MailTemplate, { subject: string; body: string }>;

export const MAIL_TEXTS = readTexts<Texts>(import.meta.url);

/** Fills `{{name}}` placeholders; a missing value is a bug and throws. A subject is one line, whatever the values. */
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
