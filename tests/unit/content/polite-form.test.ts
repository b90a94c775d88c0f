import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSeed, stringsOf } from './read-seed';

/** Where the site and its mails speak to somebody in Simplified Chinese. */
const FOLDERS = ['locales/zh-CN', 'locales/zh-Hans'];
const MAILS = ['zh-CN', 'zh-Hans'].map((locale) => `backend/notifications/texts/${locale}.json`);
const files = [...FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file))), ...MAILS];

/** What readers say to us or to each other stands in the documents, too. */
const SAID_BY_READERS = /(^|\.)(question|searchWords|consent|shareSubject|shareMessage)$/;

describe('Simplified Chinese texts', () => {
  it('say 您 to a member, everywhere', () => {
    // 迷你, mini, is no form of address.
    const familiar = files.flatMap((file) => stringsOf(JSON.parse(readFileSync(file, 'utf8'))).filter(({ text }) => text.replaceAll('迷你', '').includes('你')).map(({ at }) => `${file} ${at}`));
    expect(files.length).toBeGreaterThan(40);
    expect(familiar).toEqual([]);
  });

  it('say it in the documents of the CMS, where it is us who speak', () => {
    const documents = readSeed().filter(({ locale }) => locale === 'zh-CN' || locale === 'zh-Hans');
    const familiar = documents.flatMap(({ name, document }) => stringsOf(document)
      .filter(({ at, text }) => !SAID_BY_READERS.test(at) && text.replaceAll('迷你', '').includes('你')).map(({ at }) => `${name} ${at}`));
    expect(documents.length).toBeGreaterThan(100);
    expect(familiar).toEqual([]);
  });
});
