import { draftKey } from '@/lib/browser/drafts';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { type Locale, localePrefix } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';

/** Kept in this tab through the login, also via a provider; a logout removes it with the drafts. */
const KEY = draftKey('question');

/** Keeps a visitor's question until the chat opens after the login. */
export function savePendingQuestion(text: string): void {
  const asked = text.trim();
  if (asked !== '') writeStored(KEY, asked, 'session');
}

export function readPendingQuestion(): string {
  return readStored(KEY, 'session') ?? '';
}

export function removePendingQuestion(): void {
  removeStored(KEY, 'session');
}

/**
 * The login page with a return address.
 * @param path path and query of the current page
 * @param locale of the current page; null if `path` has its prefix already
 */
export function loginHref(path: string, locale: Locale | null): string {
  const prefix = locale ? localePrefix(locale) : '';
  return `${ROUTES.login.path}?${new URLSearchParams({ redirect: prefix && path === '/' ? prefix : prefix + path })}`;
}
