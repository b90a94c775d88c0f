import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { BackendContext } from '@/backend/context';
import { outboxMails, type OutboxChannel } from '@/backend/db/schema/mail';

const POLL_MS = 30_000;
const BATCH = 20;
const FIRST_RETRY_S = 30;
const LONGEST_RETRY_S = 6 * 3600;

export interface DeliveryJob {
  wake(): void;
  stop(): Promise<void>;
}

type Mail = typeof outboxMails.$inferSelect;
export type SendMail = (mail: Mail) => Promise<unknown>;
/** Channels that are configured; what waits for another one stays where it is. */
export type Senders = Readonly<Partial<Record<OutboxChannel, SendMail>>>;

/** Without SMTP_URL nothing is sent: the outbox is where the mail ends. */
export function smtpSender(smtpUrl: string, from: string): SendMail {
  const transport = nodemailer.createTransport(smtpUrl, { from });
  // The id as Message-ID lets the receiver drop the second copy of a mail that was sent but not yet marked.
  return (mail) =>
    transport.sendMail({ to: mail.recipient, subject: mail.subject, text: mail.body, messageId: `<${mail.id}@store-digitise-sell>` });
}

/** Delivers stored mails, one at a time, with growing pauses after failures; a mail is sent at least once. */
export function startDeliveryJob({ database: { orm }, clock, log }: Omit<BackendContext, 'wakeMailDelivery'>, senders: Senders): DeliveryJob {
  const channels = (['email', 'push'] as const).filter((channel) => senders[channel]);
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  /** Claims by moving the next attempt ahead, so that nothing is locked while the mail server is talked to. */
  async function claimNext(): Promise<Mail | undefined> {
    const next = orm
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(and(inArray(outboxMails.channel, channels), isNull(outboxMails.deliveredAt), lte(outboxMails.nextAttemptAt, clock())))
      .orderBy(asc(outboxMails.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const pause = sql`least(power(2, ${outboxMails.attempts}) * ${FIRST_RETRY_S}, ${LONGEST_RETRY_S}) * interval '1 second'`;
    const [mail] = await orm
      .update(outboxMails)
      .set({ attempts: sql`${outboxMails.attempts} + 1`, nextAttemptAt: sql`${clock().toISOString()}::timestamptz + ${pause}` })
      .where(eq(outboxMails.id, sql`(${next})`))
      .returning();
    return mail;
  }

  async function deliverNext(): Promise<boolean> {
    const mail = await claimNext();
    if (!mail) return false;
    try {
      await senders[mail.channel]?.(mail);
    } catch {
      log.warn({ mailId: mail.id, attempts: mail.attempts }, 'mail not delivered, tried again later');
      return true;
    }
    await orm.update(outboxMails).set({ deliveredAt: clock() }).where(eq(outboxMails.id, mail.id));
    return true;
  }

  async function run(): Promise<void> {
    do {
      isWanted = false;
      for (let sent = 0; sent < BATCH && !isStopped; sent += 1) if (!(await deliverNext())) break;
    } while (isWanted && !isStopped);
  }

  function wake(): void {
    isWanted = true;
    running ??= run()
      .catch((error: unknown) => log.error({ type: error instanceof Error ? error.name : typeof error }, 'mail delivery failed'))
      .finally(() => (running = null));
  }

  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
