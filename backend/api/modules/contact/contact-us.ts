import { randomInt } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { contactMessages } from '@/backend/api/db/schema/contact';
import { type CallHandler, type CallInput, ok } from '@/backend/api/http/answer';
import { peerOf } from '@/backend/api/http/request-source';
import { perAccount, perAddress, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { languageOfLocale, localeOfVisitor } from '@/backend/api/mail/language';
import { storeMail } from '@/backend/api/mail/store-mail';
import { intentIdOf } from '@/backend/api/payments/intents/intent';
import { readTexts } from '@/backend/site-texts';
import { contentHash } from '@/backend/twins/cms/content-hash';
import type { Locale } from '@/lib/config/locales';
import { type RegionCode, REGIONS } from '@/lib/config/regions';
import type { CONTACT_TOPICS } from '@/lib/contract/content/contact-page';
import { comparableEmail } from '@/lib/contract/email-address';
import type { HELP_TOPIC } from '@/lib/domain/contact/contact-fields';
import { oneLine } from '@/lib/text/normalise-unicode';

type Names = Record<(typeof CONTACT_TOPICS)[number] | typeof HELP_TOPIC, string>;
/** What the team calls them among themselves; what visitors read is the editors'. */
const TEXTS = readTexts<{ topics: Names }>(import.meta.url);

/** An unknown topic is shown as sent: the call accepts any text. */
function topicName(locale: Locale, topic: string): string {
  const names: Readonly<Record<string, string>> = TEXTS[locale].topics;
  return Object.hasOwn(names, topic) ? (names[topic] ?? topic) : topic;
}

/** Without characters that are easily confused on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A collision is expected about once a year at ten thousand messages a month, and would lose a message. */
async function freeReference(orm: Pick<Orm, 'select'>, country: RegionCode, now: Date): Promise<string> {
  for (;;) {
    const reference = newReference(country, now);
    const [taken] = await orm
      .select({ reference: contactMessages.reference })
      .from(contactMessages)
      .where(eq(contactMessages.reference, reference));
    if (!taken) return reference;
  }
}

/** `HK-2611-7KQ2MX`: region, year and month, and a random part. */
function newReference(country: RegionCode, now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '');
  const random = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${country.toUpperCase()}-${month}-${random}`;
}

/** One working day, for API clients. People see the contact page's text, which editors may change. */
const RESPOND_WITHIN_HOURS = 24;
/** The acknowledgement goes to an unconfirmed address, so messages are limited per peer and per address. */
const MESSAGES_OF_PEER = { name: 'contact-peer', max: 10, minutes: 60 };
const MESSAGES = { name: 'contact', max: 5, minutes: 24 * 60 };

/**
 * Stores the message and both mails in one transaction, so that a returned reference is always stored. A retry gets the same answer and is
 * neither counted nor mailed again. The acknowledgement contains nothing of the message, not even the name, because anyone could use it to
 * send text to any address.
 */
export const contactUs: CallHandler<'contactUs'> = async ({ body, request }, context) => {
  const { database, clock, env, wakeMailDelivery } = context;
  // A corrected text is a new message and must not be dropped as a retry.
  const sentAs = contentHash({ key: intentIdOf(request, 'draft'), body });
  const earlier = await referenceOf(database.orm, sentAs);
  if (earlier) return answer(earlier);
  const tooMany =
    (await refuseAttempt(context, perAddress(MESSAGES_OF_PEER, env.rateLimitFactor), peerOf(request.ip))) ??
    (await refuseAttempt(context, perAccount(MESSAGES, env.rateLimitFactor), comparableEmail(body.email)));
  if (tooMany) return tooMany;
  const now = clock();
  const reference = await freeReference(database.orm, body.country, now);
  const locale = localeOfVisitor(body.country, request.headers['accept-language']);
  const phone = phoneOf(body);
  const callBack = body.callBackTime;
  const teamLocale = REGIONS[body.country].defaultLocale;
  const isNew = await database.orm.transaction(async (tx) => {
    const [stored] = await tx
      .insert(contactMessages)
      .values({
        reference,
        country: body.country,
        topic: body.topic,
        name: body.name,
        email: body.email,
        phone,
        theirReference: body.reference || null,
        callBackFrom: callBack?.from ?? null,
        callBackTo: callBack?.to ?? null,
        message: body.message,
        language: languageOfLocale(locale),
        sentAs,
        receivedAt: now,
      })
      .onConflictDoNothing({ target: contactMessages.sentAs, where: isNotNull(contactMessages.sentAs) })
      .returning();
    // A concurrent duplicate: this one waited for the other.
    if (!stored) return false;
    await storeMail(tx, env, {
      recipient: env.teamEmail[body.country],
      template: 'contactTeam',
      locale: teamLocale,
      // An answer goes to whoever asked.
      headers: { 'Reply-To': body.email },
      values: {
        reference,
        topic: oneLine(topicName(teamLocale, body.topic)),
        name: oneLine(body.name),
        email: body.email,
        site: body.country,
        theirReference: body.reference ?? '',
        phone: phone ?? '',
        callBack: callBack ? `${callBack.from}–${callBack.to}` : '',
        quote: body.message,
      },
      now,
    });
    await storeMail(tx, env, {
      recipient: body.email,
      template: 'contactReceived',
      locale,
      values: { reference },
      now,
    });
    return true;
  });
  if (!isNew) return answer((await referenceOf(database.orm, sentAs)) ?? reference);
  wakeMailDelivery();
  return answer(reference);
};

const answer = (reference: string) => ok({ reference, respondWithinHours: RESPOND_WITHIN_HOURS }, 201);

async function referenceOf(orm: Orm, sentAs: string): Promise<string | null> {
  const [row] = await orm.select({ reference: contactMessages.reference }).from(contactMessages).where(eq(contactMessages.sentAs, sentAs));
  return row?.reference ?? null;
}

function phoneOf({ contactPhone, contactPhoneCode }: CallInput<'contactUs'>['body']): string | null {
  return contactPhone ? `${contactPhoneCode ?? ''} ${contactPhone}`.trim() : null;
}
