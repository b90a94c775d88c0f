import { describe, expect, it } from 'vitest';
import { greetedName } from '@/backend/api/mail/greeting';
import { MAIL_TEXTS, renderMail, type MailTemplate } from '@/backend/api/mail/templates';
import { NOTICE_TEXTS, writeMail, type NoticeKind } from '@/backend/api/notifications/notices';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';

const GREETING: Record<Locale, string> = { en: 'Hello,', 'en-SG': 'Hello,', zh: '你好：', 'zh-CN': '您好：', 'zh-Hans': '您好：' };

describe.each(LOCALE_CODES)('a greeting in %s', (locale) => {
  const templates = Object.keys(MAIL_TEXTS[locale]) as MailTemplate[];
  const greeting = templates.filter((template) => MAIL_TEXTS[locale][template].body.includes('{{firstName}}'));
  const rendered = (template: MailTemplate, firstName: string) => {
    const places = new Proxy<Record<string, string>>({ firstName }, { get: (own, name) => own[String(name)] ?? 'x' });
    return renderMail(template, locale, places).body.split('\n')[0];
  };

  it('is whole without a name, and has it where there is one', () => {
    expect(greeting.length).toBeGreaterThan(15);
    for (const template of greeting) {
      expect([template, rendered(template, '')]).toEqual([template, GREETING[locale]]);
      expect(rendered(template, 'Mei')).toMatch(/^(Hello Mei,|Mei[，,]? ?[你您]好：)$/);
    }
  });

  it('is the same in what is told of pieces', () => {
    for (const about of Object.keys(NOTICE_TEXTS[locale].mails) as NoticeKind[]) {
      const first = (emailVerifiedAt: Date | null) =>
        writeMail(
          { about, event: 'deliveries', names: ['Coat'] },
          { firstName: 'Mei', emailVerifiedAt, locale },
          'https://x.example',
        ).body.split('\n')[0];
      expect(first(null)).toBe(GREETING[locale]);
      expect(first(new Date(0))).toContain('Mei');
    }
  });
});

it('takes a name whose letters look like a place for what it is', () => {
  expect(renderMail('passwordReset', 'en', { firstName: '{{link}}', link: 'https://x.example' }).body).toContain('Hello {{link}},');
  expect(greetedName({ firstName: 'Mei', emailVerifiedAt: null })).toBe('');
});
