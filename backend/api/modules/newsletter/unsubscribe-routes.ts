import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Orm } from '@/backend/api/db/database';
import { newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { marketingReceipts, users } from '@/backend/api/db/schema/users';
import { html, type Html, visitorPage } from '@/backend/api/http/pages/html';
import { sendHtml } from '@/backend/api/http/send';
import { readSignedText, signText } from '@/backend/api/identity/signing-key';
import { siteLink } from '@/backend/api/identity/site-link';
import { localeOfVisitor } from '@/backend/api/mail/language';
import type { BackendEnv } from '@/backend/config/env';
import type { BackendContext } from '@/backend/context';
import { profileOf } from '@/backend/api/modules/account/update-user';
import { readTexts } from '@/backend/site-texts';
import { type Locale, LOCALES, LOCALE_CODES } from '@/lib/config/locales';
import { DEFAULT_REGION } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type en from './texts/en.json';

export const UNSUBSCRIBE_TEXTS = readTexts<typeof en>(import.meta.url);

type Sites = Pick<BackendEnv, 'siteUrls'>;

function askPage(env: Sites, { email, locale }: Subscriber): string {
  const texts = UNSUBSCRIBE_TEXTS[locale];
  // Without an action a form posts to its own address, which holds the token.
  return show(
    env,
    locale,
    texts.ask.title,
    html`<p>${withAddress(texts.ask.text, email)}</p>
      <form method="post" class="buttons"><button>${texts.ask.button}</button></form>`,
  );
}

/** The same for an address that had unsubscribed before, so that a second press is no error. */
function donePage(env: Sites, { email, locale }: Subscriber): string {
  const { done } = UNSUBSCRIBE_TEXTS[locale];
  return show(env, locale, done.title, html`<p>${withAddress(done.text, email)}</p>`);
}

function wrongLinkPage(env: Sites, locale: Locale): string {
  const { wrong } = UNSUBSCRIBE_TEXTS[locale];
  return show(env, locale, wrong.title, html`<p>${wrong.text}</p>`);
}

const show = (env: Sites, locale: Locale, title: string, body: Html): string =>
  visitorPage(
    LOCALES[locale].htmlLang,
    title,
    html`${body}
      <p><a href="${siteLink(env, locale, ROUTES.contactUs.path)}">${UNSUBSCRIBE_TEXTS[locale].contact}</a></p>`,
  );

/** Allows a long address to wrap in a narrow window. */
function withAddress(text: string, email: string): Html {
  const [before = '', after = ''] = text.split('{{email}}');
  return html`${before}<strong class="address">${email}</strong>${after}`;
}

/** Allows the page's form; the backend's other pages may not submit anything. */
const WITH_FORM = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const tokenQuery = z.object({ token: z.string().check(z.maxLength(2_048)) });

/**
 * Newsletter unsubscribe. GET only shows a button, because mail scanners open every link; POST unsubscribes, for the button and for mail
 * clients. Under the general rate limit, not that of guessable calls: large mail providers send many requests from few addresses, and
 * signatures cannot be guessed.
 */
export function registerUnsubscribe(app: FastifyInstance, { database: { orm }, env, clock, wallClock }: BackendContext): void {
  void app.register(async (scope) => {
    // The address holds everything; the body of the request is ignored.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, _body, done) => done(null, undefined),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      reply
        .header('content-security-policy', WITH_FORM)
        .header('x-robots-tag', 'noindex')
        .header('cross-origin-resource-policy', 'same-origin')
        .removeHeader('access-control-allow-origin');
    });

    scope.get(UNSUBSCRIBE_PATH, async (request, reply) => {
      const subscriber = await subscriberOf(request);
      return subscriber ? sendHtml(reply, askPage(env, subscriber)) : sendWrongLink(request, reply);
    });

    scope.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const subscriber = await subscriberOf(request);
      if (!subscriber) return sendWrongLink(request, reply);
      await orm.transaction(async (tx) => {
        // The account first, as where a member changes it: two orders of locks could wait for each other.
        await withdrawMarketing(tx, subscriber.email, clock());
        // The welcome coupon is kept with its address, so that a returning subscriber gets no second one.
        await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, subscriber.email));
      });
      return sendHtml(reply, donePage(env, subscriber));
    });
  });

  async function subscriberOf({ query }: FastifyRequest) {
    const given = z.safeParse(tokenQuery, query);
    return given.success ? readUnsubscribeToken(orm, given.data.token, wallClock()) : null;
  }

  /** The locale is unknown: the browser's language is used. */
  const sendWrongLink = ({ headers }: FastifyRequest, reply: FastifyReply) =>
    sendHtml(reply.code(400), wrongLinkPage(env, localeOfVisitor(DEFAULT_REGION, headers['accept-language'])));
}

/** Records that the account with this address no longer agrees to news. */
async function withdrawMarketing(tx: Orm, email: string, now: Date): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('no key update');
  if (!user || !(await profileOf(tx, user)).marketing) return;
  await tx.insert(marketingReceipts).values({ id: randomUUID(), userId: user.id, granted: false, source: 'profile', givenAt: now });
}

const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
const PURPOSE = 'newsletter-unsubscribe';

/** The address instead of a row id, so that an old mail's link also ends a renewed subscription. */
const subscriber = z.tuple([z.enum(LOCALE_CODES), z.string()]);

interface Subscriber {
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

async function readUnsubscribeToken(orm: Pick<Orm, 'select'>, token: string, now: Date): Promise<Subscriber | null> {
  const text = await readSignedText(orm, PURPOSE, token, now);
  if (text === null) return null;
  const [locale, email] = z.parse(subscriber, JSON.parse(text));
  return { locale, email };
}
