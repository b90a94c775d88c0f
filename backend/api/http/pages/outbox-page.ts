import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { BackendContext } from '@/backend/context';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { sendHtml } from '@/backend/api/http/send';
import { html, page, type Html } from './html';

const SHOWN = 100;
type Mail = typeof outboxMails.$inferSelect;

/** Stored mails, newest first; only on the embedded database, where all of them are the developer's own. */
export function registerOutbox(app: FastifyInstance, { database: { orm }, env }: BackendContext): void {
  const latest = () => orm.select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(SHOWN);

  app.get('/outbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: (await latest()).map(toJson) }),
  );
  app.get('/outbox', async (_request, reply) => {
    const mails = await latest();
    const note = env.smtpUrl
      ? 'Mails are also handed to the mail server of SMTP_URL.'
      : 'Mails end here: no mail server is set (SMTP_URL).';
    return sendHtml(
      reply,
      page(
        'Mail outbox',
        html`<p>${note} The newest ${SHOWN} are shown; <a href="/outbox.json">as JSON</a>.</p>
          ${mails.length === 0 ? html`<p>No mail has been written yet. Subscribe to the newsletter on a site to see the first.</p>` : mails.map(letter)}`,
      ),
    );
  });
}

function letter(mail: Mail): Html {
  const state = mail.deliveredAt
    ? `delivered ${mail.deliveredAt.toISOString()}`
    : mail.gaveUpAt
      ? `given up ${mail.gaveUpAt.toISOString()}`
      : mail.attempts > 0
        ? `${mail.attempts} failed attempts`
        : 'stored';
  return html`<article lang="${mail.language}">
    <h2>${mail.subject}</h2>
    <p class="quiet" lang="en">
      ${mail.channel === 'push' ? 'Push to' : 'To'} ${mail.recipient} · ${mail.createdAt.toISOString()} · ${state}
    </p>
    ${mail.deliveredAt || mail.gaveUpAt ? html`<p class="quiet" lang="en">Its text was forgotten then.</p>` : html`<div class="letter">${mail.body}</div>`}
  </article>`;
}

function toJson({ id, channel, recipient, subject, body, language, createdAt, deliveredAt, attempts }: Mail) {
  return {
    id,
    channel,
    to: recipient,
    subject,
    body,
    language,
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    attempts,
  };
}
