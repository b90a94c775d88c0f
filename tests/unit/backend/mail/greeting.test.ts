import { describe, expect, it } from 'vitest';
import { LETTER_TEXTS } from '@/backend/api/mail/letter/letter';
import { sampleMails } from '@/backend/api/mail/sample-mails';
import { MAIL_KINDS, MAIL_TEXTS, renderMail, type MailTemplate, greetedName } from '@/backend/api/mail/templates';
import { writeNotice } from '@/backend/api/notifications/notices';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';

const ENV = { siteUrls: { hk: 'https://hk.example', sg: 'https://sg.example' } };
const GREETING: Record<Locale, string> = { en: 'Hello,', 'en-SG': 'Hello,', zh: '你好：', 'zh-CN': '您好：', 'zh-Hans': '您好：' };
const link = 'https://x.example';

describe.each(LOCALE_CODES)('a mail in %s', (locale) => {
  const ofMembers = sampleMails(ENV, locale).filter(({ name }) => MAIL_KINDS[name as MailTemplate]?.why !== null);
  const toldTo = (emailVerifiedAt: Date | null, event: 'prices' | 'deliveries' = 'deliveries') =>
    writeNotice(
      ENV,
      { about: event === 'prices' ? 'priced' : 'delivered', event, pieces: [{ name: 'Coat', facts: [] }], path: '/items' },
      { firstName: 'Mei', emailVerifiedAt, locale },
    ).body;

  it('begins and ends like a letter of the house: greeting, signature, how to reach us, why one gets it', () => {
    expect(ofMembers.length).toBeGreaterThan(50);
    for (const { name, letter } of ofMembers) {
      const [first, , ...rest] = letter.body.split('\n\n');
      expect([name, first]).toEqual([name, expect.stringMatching(/^(Hello .+,|.+，[你您]好：)$/)]);
      expect(rest.slice(-3)).toEqual([
        expect.stringContaining('Pakt'),
        expect.stringMatching(/<https:\/\/(hk|sg)\.example\S*\/contact-us>/),
        expect.stringMatching(/[.。]$/),
      ]);
      // No line begins with the dot between two facts.
      expect([name, letter.body]).toEqual([name, expect.not.stringContaining(' ·')]);
      // As a sentence begins: a capital letter, or Chinese.
      expect([name, letter.body.split('\n\n')[1]]).toEqual([name, expect.stringMatching(/^[\p{Lu}\p{Script=Han}\d]/u)]);
    }
  });

  it('greets by name only where the address is proven', () => {
    expect(toldTo(null).split('\n')[0]).toBe(GREETING[locale]);
    expect(toldTo(new Date(0)).split('\n')[0]).toMatch(/^(Hello Mei,|Mei，[你您]好：)$/);
    const unnamed = renderMail(ENV, 'chatUnread', { locale, values: { firstName: '', quote: 'Yes', link } });
    expect(unnamed.body.split('\n')[0]).toBe(GREETING[locale]);
  });

  it('says that it can be switched off where it can, and not of a price that waits', () => {
    const { settings, answer } = LETTER_TEXTS[locale].why;
    const start = settings.slice(0, settings.indexOf('['));
    expect(toldTo(new Date(0))).toContain(start);
    expect(toldTo(new Date(0), 'prices')).not.toContain(start);
    expect(toldTo(new Date(0), 'prices').endsWith(answer)).toBe(true);
  });

  it('says the same in its HTML part as in its text', () => {
    const squashed = (text: string) => text.replace(/[\s:：>]/g, '');
    for (const { name, letter } of ofMembers) {
      const shown = letter.html
        .replace(/<style>[^]*?<\/style>|<[^>]+>/g, ' ')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'");
      const told = letter.body.replace(/ <https?:[^>]+>/g, '').replace(/^https?:.*$/gm, '');
      // A button has words of its own where the sentence before says in the text where its address leads.
      let from = 0;
      for (const line of told.split('\n').map(squashed).filter(Boolean)) {
        const at = squashed(shown).indexOf(line, from);
        expect([name, line, at]).toEqual([name, line, at < 0 ? 'in the HTML part' : at]);
        from = at + line.length;
      }
    }
  });
});

it('says a request once: where the sentence has said what the link is for, the text part has its address alone', () => {
  for (const locale of LOCALE_CODES) {
    const { body } = renderMail(ENV, 'passwordReset', { locale, values: { firstName: '', link } });
    expect(body).toMatch(/[:：]\n\nhttps?:/);
    expect(body).not.toContain(`\n${MAIL_TEXTS[locale].passwordReset.action ?? ''}`);
  }
});

it('takes a name whose letters look like a place for what it is', () => {
  expect(renderMail(ENV, 'passwordReset', { locale: 'en', values: { firstName: '{{link}}', link } }).body).toContain('Hello {{link}},');
  expect(greetedName({ firstName: 'Mei', emailVerifiedAt: null })).toBe('');
});

it('takes what somebody has typed as text, never as markup or a link', () => {
  const typed = `<b onclick="x()">Mei</b> & [here](link)`;
  const { body, html } = renderMail(ENV, 'giftBought', {
    locale: 'en',
    values: {
      firstName: typed,
      recipient: typed,
      quote: typed,
      worth: 'HK$1',
      code: 'GIFT-1',
      validUntil: '1 May 2027',
      reference: 'G-1',
      link,
    },
  });
  expect(body).toContain(`> ${typed}`);
  expect(html).not.toContain('<b ');
  expect(html).toContain('&lt;b onclick=&quot;x()&quot;&gt;Mei&lt;/b&gt; &amp; [here](link)');
  expect(html.match(/<a\s/g)).toHaveLength(2);
});

it('stops at a place without a value', () => {
  expect(() => renderMail(ENV, 'passwordReset', { locale: 'en', values: { firstName: 'Mei' } })).toThrow('link');
});
