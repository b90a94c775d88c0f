import * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { readSignedText, signText } from '@/backend/api/identity/signing-key';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';

export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
const PURPOSE = 'newsletter-unsubscribe';

/** The address itself, not an id of its row: an old mail's link still ends a subscription that was made anew since. */
const subscriber = z.tuple([z.enum(LOCALE_CODES), z.string()]);

export interface Subscriber {
  email: string;
  /** Of the mail that holds the link: the page answers in it, also when nothing is stored any more. */
  locale: Locale;
}

/** Where a mail's reader can leave; on the backend, whose page needs no site and no script. */
export async function unsubscribeLink(
  orm: Pick<Orm, 'select' | 'insert'>,
  { apiUrl }: Pick<BackendContext, 'apiUrl'>,
  { email, locale }: Subscriber,
): Promise<string> {
  const token = await signText(orm, PURPOSE, JSON.stringify([locale, email]));
  return `${apiUrl()}${UNSUBSCRIBE_PATH}?token=${token}`;
}

/** What mail programs show as their own button (RFC 2369), and press by themselves with one POST (RFC 8058). */
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
