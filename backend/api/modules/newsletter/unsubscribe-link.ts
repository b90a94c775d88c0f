import * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { readSignedText, signText } from '@/backend/api/identity/signing-key';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';

export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
const PURPOSE = 'newsletter-unsubscribe';

/** The address instead of a row id, so that an old mail's link also ends a renewed subscription. */
const subscriber = z.tuple([z.enum(LOCALE_CODES), z.string()]);

export interface Subscriber {
  email: string;
  /** Locale of the mail: the page uses it even if nothing is stored any more. */
  locale: Locale;
}

/** The unsubscribe address; on the backend, whose page works without the site and without scripts. */
export async function unsubscribeLink(
  orm: Pick<Orm, 'select' | 'insert'>,
  { apiUrl }: Pick<BackendContext, 'apiUrl'>,
  { email, locale }: Subscriber,
): Promise<string> {
  const token = await signText(orm, PURPOSE, JSON.stringify([locale, email]));
  return `${apiUrl()}${UNSUBSCRIBE_PATH}?token=${token}`;
}

/** For the unsubscribe button of mail clients (RFC 2369), one-click by POST (RFC 8058). */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export async function readUnsubscribeToken(orm: Pick<Orm, 'select'>, token: string, now: Date): Promise<Subscriber | null> {
  const text = await readSignedText(orm, PURPOSE, token, now);
  if (text === null) return null;
  const [locale, email] = z.parse(subscriber, JSON.parse(text));
  return { locale, email };
}
