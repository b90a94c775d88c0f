import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BackendContext } from '@/backend/context';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { sendHtml } from '@/backend/api/http/send';
import { sampleMails } from '@/backend/api/mail/sample-mails';
import { isLocale, LOCALE_CODES, LOCALES } from '@/lib/config/locales';
import { html, page, type Html } from './html';

const SHOWN = 100;
/** A page with the HTML parts of mails in frames of their own. */
const WITH_FRAMES = "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";
/** A mail carries its styles in itself, and nothing else of it may work here: no script, no form, no picture from elsewhere. */
const MAIL_ONLY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups";
type Mail = typeof outboxMails.$inferSelect;

/** Stored mails, newest first, and a gallery of all kinds; only on the embedded database, where all of them are the developer's own. */
export function registerOutbox(app: FastifyInstance, { database: { orm }, env }: BackendContext): void {
  const latest = () => orm.select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(SHOWN);
  const sendPage = (reply: FastifyReply, title: string, body: Html) =>
    sendHtml(reply.header('content-security-policy', WITH_FRAMES), page(title, body));
  const sendMail = (reply: FastifyReply, mail: string | undefined) =>
    mail ? sendHtml(reply.header('content-security-policy', MAIL_ONLY), mail) : reply.code(404).send();

  app.get('/outbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: (await latest()).map(toJson) }),
  );
  app.get('/outbox', async (_request, reply) => {
    const mails = await latest();
    const note = env.smtpUrl
      ? 'Mails are also handed to the mail server of SMTP_URL.'
      : 'Mails end here: no mail server is set (SMTP_URL).';
    return sendPage(
      reply,
      'Mail outbox',
      html`<p>
          ${note} The newest ${SHOWN} are shown; <a href="/outbox.json">as JSON</a>. <a href="/outbox/gallery">Every kind of mail</a>, in
          all languages.
        </p>
        ${mails.length === 0 ? html`<p>No mail has been written yet. Subscribe to the newsletter on a site to see the first.</p>` : mails.map(letter)}`,
    );
  });
  app.get<{ Params: { id: string } }>('/outbox/mails/:id', async ({ params }, reply) => {
    const [mail] = await orm.select({ html: outboxMails.html }).from(outboxMails).where(eq(outboxMails.id, params.id));
    return sendMail(reply, mail?.html);
  });
  app.get<{ Querystring: { locale?: string } }>('/outbox/gallery', async ({ query }, reply) => {
    const locale = isLocale(query.locale) ? query.locale : 'en';
    return sendPage(
      reply,
      'Every kind of mail',
      html`<p>
          From sample data. ${LOCALE_CODES.map((code) => html` <a href="/outbox/gallery?locale=${code}">${LOCALES[code].htmlLang}</a>`)}
        </p>
        ${sampleMails(env, locale).map(
          ({ name, letter: { subject, body } }) =>
            html`<article lang="${LOCALES[locale].htmlLang}">
              <h2>${subject}</h2>
              <p class="quiet" lang="en">${name}</p>
              ${framed(`/outbox/gallery/${locale}/${name}`, subject, body)}
            </article>`,
        )}`,
    );
  });
  app.get<{ Params: { locale: string; name: string } }>('/outbox/gallery/:locale/:name', async ({ params: { locale, name } }, reply) =>
    sendMail(reply, isLocale(locale) ? sampleMails(env, locale).find((mail) => mail.name === name)?.letter.html : undefined),
  );
}

/** The HTML part in a frame, and the text beside it. */
const framed = (src: string, title: string, body: string): Html =>
  html`<iframe class="mail" sandbox="allow-popups" loading="lazy" title="${title}" src="${src}"></iframe>
    <details>
      <summary lang="en">The text part</summary>
      <div class="letter">${body}</div>
    </details>`;

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
    ${mail.deliveredAt || mail.gaveUpAt ? html`<p class="quiet" lang="en">Its text was forgotten then.</p>` : mail.html ? framed(`/outbox/mails/${mail.id}`, mail.subject, mail.body) : html`<div class="letter">${mail.body}</div>`}
    ${mail.attachments.map(
      ({ name, type, content }) =>
        html`<p class="quiet" lang="en">
          <a download="${name}" href="data:${type.replaceAll(' ', '')};base64,${Buffer.from(content).toString('base64')}">${name}</a>
        </p>`,
    )}
  </article>`;
}

function toJson({ id, channel, recipient, subject, body, language, createdAt, deliveredAt, attempts, attachments }: Mail) {
  return {
    id,
    channel,
    to: recipient,
    subject,
    body,
    attachments: attachments.map(({ name, content }) => ({ name, content })),
    language,
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    attempts,
  };
}
