import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/config/locales';
import { readSeed, stringsOf } from './read-seed';
import { readBackendTexts, readSiteTexts } from './read-texts';

const isSimplified = ({ locale }: { locale: Locale }) => locale === 'zh-CN' || locale === 'zh-Hans';

/** Where the site and the backend, in mails, notifications and the chat, speak to somebody in Simplified Chinese. */
const files = [...readSiteTexts(), ...readBackendTexts()].filter(isSimplified);

/** What readers say to us or to each other stands in the documents, too. */
const SAID_BY_READERS = /(^|\.)(question|consent|shareSubject|shareMessage)$/;

describe('Simplified Chinese texts', () => {
  it('say 您 to a member, everywhere', () => {
    // 迷你, mini, is no form of address.
    const familiar = files.flatMap(({ name, document }) =>
      stringsOf(document)
        .filter(({ text }) => text.replaceAll('迷你', '').includes('你'))
        .map(({ at }) => `${name} ${at}`),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(familiar).toEqual([]);
  });

  it('say it in the documents of the CMS, where it is us who speak', () => {
    const documents = readSeed().filter(isSimplified);
    const familiar = documents.flatMap(({ name, document }) =>
      stringsOf(document)
        .filter(({ at, text }) => !SAID_BY_READERS.test(at) && text.replaceAll('迷你', '').includes('你'))
        .map(({ at }) => `${name} ${at}`),
    );
    expect(documents.length).toBeGreaterThan(100);
    expect(familiar).toEqual([]);
  });
});
