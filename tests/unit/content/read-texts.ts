import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import { NAMESPACES } from '@/services/content/load-texts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
export const BACKEND_FOLDERS = [
  'api/mail/letter/texts',
  'api/mail/texts',
  'api/identity/texts',
  'api/notifications/texts',
  'api/modules/chat/texts',
  'api/modules/contact/texts',
  'api/modules/newsletter/texts',
  'twins/gateway/card-form/texts',
  'twins/operations/texts',
];

export interface TextFile {
  locale: Locale;
  name: string;
  document: unknown;
}

function textFile(locale: Locale, name: string, file: string): TextFile[] {
  return existsSync(file) ? [{ locale, name, document: JSON.parse(readFileSync(file, 'utf8')) as unknown }] : [];
}

/** The texts of the site itself, each file of a locale: `locales/zh/faqs`. */
export function readSiteTexts(): TextFile[] {
  return LOCALE_CODES.flatMap((locale) =>
    NAMESPACES.flatMap((namespace) =>
      textFile(locale, `locales/${locale}/${namespace}`, path.join(ROOT, `locales/${locale}/${namespace}.json`)),
    ),
  );
}

/** What the backend says by itself, in mails, notifications, the chat and the card form: `backend/api/mail/texts/zh`. */
export function readBackendTexts(): TextFile[] {
  return BACKEND_FOLDERS.flatMap((folder) =>
    LOCALE_CODES.flatMap((locale) => textFile(locale, `backend/${folder}/${locale}`, path.join(ROOT, `backend/${folder}/${locale}.json`))),
  );
}

/** Folders of the backend that hold texts by locale; a new one is added above. */
export function backendTextFolders(): string[] {
  return readdirSync(path.join(ROOT, 'backend'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'zh-Hans.json' && !file.includes('node_modules'))
    .map((file) => path.dirname(file));
}
