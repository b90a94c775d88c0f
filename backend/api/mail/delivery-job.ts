import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { BackendContext } from '@/backend/context';
import { isExpired } from '@/backend/api/db/expiry';
import { outboxMails, type OutboxChannel } from '@/backend/api/db/schema/mail';
import { senderDomain } from '@/backend/config/env';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { DAY_MS } from '@/lib/calendar-days';
import { isPrivateNetwork } from '@/lib/config/encrypted-connections';

const POLL_MS = 30_000;
/** Concurrent deliveries per copy: most of the time is spent waiting for the mail server. */
const AT_ONCE = 5;
/** Stops after this many consecutive failures until the next wake, so that an unavailable server is not tried with the whole backlog. */
const MAX_FAILURES = 20;
/** For the connection, the greeting and each answer of the mail server. */
const TIMEOUT_MS = 20_000;
/** Longer than an attempt with every timeout used up; after it another copy may take the mail of one that died. */
const CLAIM_S = 180;
const FIRST_RETRY_S = 30;
const LONGEST_RETRY_S = 6 * 3600;
/** As mail servers do (RFC 5321, 4.5.4.1); by then the links in the mail have expired. */
const GIVE_UP_MS = 5 * DAY_MS;
/** Suppresses automatic replies (RFC 3834); the second header is for Exchange. */
const FROM_A_MACHINE = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/** Links that open an account or end a subscription must not be kept, nor an address in a calendar file; the subject remains. */
export const ERASED_CONTENT = { body: '', html: '', attachments: [], headers: {} };

type Mail = typeof outboxMails.$inferSelect;
/** @throws PermanentRejection if a retry is useless, any other error to be retried */
export type SendMail = (mail: Mail) => Promise<unknown>;
/** Configured channels; messages for other channels stay in the outbox. */
export type Senders = Readonly<Partial<Record<OutboxChannel, SendMail>>>;

/** The server will not accept this message, however often it is sent. */
export class PermanentRejection extends Error {
  override name = 'PermanentRejection';
}

/** Without SMTP_URL nothing is sent: mails stay in the outbox. */
export function smtpSender(smtpUrl: string, from: string, patienceMs = TIMEOUT_MS): SendMail {
  // A server without STARTTLS (or with a stripped offer) gets no mail over a public network.
  const requireTLS = !isPrivateNetwork(new URL(smtpUrl).hostname);
  const transport = nodemailer.createTransport(
    { url: smtpUrl, requireTLS, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs },
    { from },
  );
  const domain = senderDomain(from);
  return async (mail) => {
    try {
      await transport.sendMail({
        // As an address object, so that it is not parsed as a list.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body,
        ...(mail.html === '' ? {} : { html: mail.html }),
        attachments: mail.attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
        headers: { ...FROM_A_MACHINE, ...mail.headers },
        // The id lets receivers drop the duplicate of a mail that was sent but not marked yet; spam filters expect a real domain.
        messageId: `<${mail.id}@${domain}>`,
      });
    } catch (error) {
      if (isRefusedForGood(error)) throw new PermanentRejection('The mail server refuses this mail', { cause: error });
      throw error;
    }
  };
}

/** Whether this recipient or text is rejected. Errors 5.7.x concern our sender or policy, not this mail: keep it and retry. */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as { command?: string; responseCode?: number; response?: string };
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && !/^\d{3}[ -]5\.7\./.test(response);
}

/** Delivers stored mails until none is left, with backoff after failures; at-least-once. */
export function startDeliveryJob(
  { database: { orm }, clock, log }: Omit<BackendContext, 'wakeMailDelivery'>,
  senders: Senders,
): RepeatedJob {
  const channels = (['email', 'push'] as const).filter((channel) => senders[channel]);

  /** No lock is held while sending; the claim uses the database's clock, because those of copies differ. */
  async function claimNext(): Promise<Mail | undefined> {
    const isFree = or(isNull(outboxMails.claimedUntil), lte(outboxMails.claimedUntil, sql`now()`));
    const next = orm
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(
        and(
          inArray(outboxMails.channel, channels),
          isNull(outboxMails.deliveredAt),
          isNull(outboxMails.gaveUpAt),
          isExpired(outboxMails.nextAttemptAt, clock(), LONGEST_RETRY_S * 1_000),
          isFree,
        ),
      )
      .orderBy(asc(outboxMails.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const pause = sql`least(power(2, ${outboxMails.attempts}) * ${FIRST_RETRY_S}, ${LONGEST_RETRY_S}) * interval '1 second'`;
    const [mail] = await orm
      .update(outboxMails)
      .set({
        attempts: sql`${outboxMails.attempts} + 1`,
        nextAttemptAt: sql`${clock().toISOString()}::timestamptz + ${pause}`,
        claimedUntil: sql`now() + ${CLAIM_S} * interval '1 second'`,
      })
      .where(eq(outboxMails.id, sql`(${next})`))
      .returning();
    return mail;
  }

  async function deliver(mail: Mail): Promise<boolean> {
    const end = (changes: Partial<Mail>) =>
      orm
        .update(outboxMails)
        .set({ ...changes, claimedUntil: null })
        .where(eq(outboxMails.id, mail.id));
    try {
      await senders[mail.channel]?.(mail);
    } catch (error) {
      const isRefused = error instanceof PermanentRejection;
      const isGivenUp = isRefused || clock().getTime() - mail.createdAt.getTime() > GIVE_UP_MS;
      log.warn(
        { mailId: mail.id, channel: mail.channel, attempts: mail.attempts },
        isGivenUp ? 'mail given up' : 'mail not delivered, tried again later',
      );
      await end(isGivenUp ? { ...ERASED_CONTENT, gaveUpAt: clock() } : {});
      // A server that answers is available.
      return isRefused;
    }
    await end({ ...ERASED_CONTENT, deliveredAt: clock() });
    return true;
  }

  async function drain(stopping: AbortSignal): Promise<void> {
    let failures = 0;
    const work = async () => {
      while (!stopping.aborted && failures < MAX_FAILURES) {
        const mail = await claimNext();
        if (!mail) return;
        failures = (await deliver(mail)) ? 0 : failures + 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  return repeatJob(drain, {
    everyMs: POLL_MS,
    onFailure: (error) => log.error({ type: error instanceof Error ? error.name : typeof error }, 'mail delivery failed'),
  });
}
