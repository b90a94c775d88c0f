import { expect, it } from 'vitest';
import type { Locale } from '@/lib/config/locales';
import { readSeed, stringsOf } from './read-seed';
import { readBackendTexts, readSiteTexts } from './read-texts';

const isSimplified = ({ locale }: { locale: Locale }) => locale === 'zh-CN' || locale === 'zh-Hans';

/** Where we speak to somebody in Simplified Chinese: the site, the backend in mails, notifications and the chat, and the CMS. */
const texts = [...readSiteTexts(), ...readBackendTexts()].filter(isSimplified);
const documents = readSeed().filter(isSimplified);

/** What readers say to us or to each other stands in the documents, too. */
const SAID_BY_READERS = /(^|\.)(question|consent|shareSubject|shareMessage)$/;

it('Simplified Chinese texts and documents say 您 to a member, everywhere', () => {
  expect([texts.length > 40, documents.length > 100]).toEqual([true, true]);
  // 迷你, mini, is no form of address.
  const familiar = [...texts, ...documents].flatMap(({ name, document }, index) =>
    stringsOf(document)
      .filter(({ at, text }) => text.replaceAll('迷你', '').includes('你') && (index < texts.length || !SAID_BY_READERS.test(at)))
      .map(({ at }) => `${name} ${at}`),
  );
  expect(familiar).toEqual([]);
});
