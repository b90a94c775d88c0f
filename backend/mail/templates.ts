import type { MailLanguage } from './language';
import en from './texts/en.json' with { type: 'json' };
import zhHans from './texts/zh-Hans.json' with { type: 'json' };
import zhHant from './texts/zh-Hant.json' with { type: 'json' };

export type MailTemplate = keyof typeof en;

const TEXTS: Record<MailLanguage, Record<MailTemplate, { subject: string; body: string }>> = {
  en,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
};

/** Fills `{{name}}` places; a place without a value is a bug and throws. */
export function renderMail(template: MailTemplate, language: MailLanguage, values: Record<string, string>) {
  const { subject, body } = TEXTS[language][template];
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`Mail ${template} needs a value for ${name}`);
      return value;
    });
  return { subject: fill(subject), body: fill(body) };
}
