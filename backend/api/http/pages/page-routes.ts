import { desc, eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { sampleMails } from '@/backend/api/mail/sample-mails';
import type { BackendEnv } from '@/backend/config/env';
import type { BackendContext } from '@/backend/context';
import { keepToDevelopers } from '@/backend/api/http/developers-page';
import { sendHtml } from '@/backend/api/http/send';
import { isLocale, LOCALE_CODES, LOCALES } from '@/lib/config/locales';
import { openApiDocument, jsonSchemaOf } from '@/lib/contract/openapi';
import { registerTeamConsole } from '@/backend/twins/team-console/team-routes';
import { registerUnsubscribe } from '@/backend/api/modules/newsletter/unsubscribe-routes';
import { CALLS } from '@/lib/contract/calls';
import type { Call } from '@/lib/contract/call';
import { html, page, type Html } from './html';

const AUDIENCE = {
  anyone: 'anyone',
  'anyone-or-member': 'anyone; a session changes the answer',
  member: 'a session (Authorization: Bearer)',
};

/** API reference generated from the contract. */
function docsPage(): string {
  return page(
    'API reference',
    html` <p>
        Every answer but invoices and payment methods is an envelope: <code>statusCode</code>, <code>message</code>, <code>data</code>, on
        failure also <code>code</code> and <code>errors</code>. Money is in integer minor units.
        <a href="/docs/openapi.json">OpenAPI 3.1</a>
      </p>
      ${(Object.values(CALLS) as Call[]).map((call) => section(call))}`,
  );
}

function section(call: Call): Html {
  return html`<article id="${call.name}">
    <h2><span class="method">${call.method}</span>${call.path}</h2>
    <p>${call.summary}</p>
    <p class="quiet">For ${AUDIENCE[call.audience]}.${call.idempotent ? ' Takes an Idempotency-Key.' : ''}</p>
    ${call.rawBody ? html`<p class="quiet">Takes the bytes of a file as its body: ${call.rawBody.join(', ')}.</p>` : html``}
    ${call.errors ? html`<p class="quiet">Fails with ${call.errors.join(', ')}.</p>` : html``}
    ${[shape('Path', call.params), shape('Query', call.query), shape('Body', call.body), call.isBinary ? html`<p class="quiet">Answers with the bytes of the file.</p>` : shape(call.success === 'http-status' ? 'Answer' : 'data of the answer', call.data, 'output')]}
  </article>`;
}

function shape(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output' = 'input'): Html {
  if (!schema) return html``;
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(jsonSchemaOf(schema, io), null, 2)}</pre>
  </details>`;
}

function landingPage(env: BackendEnv): string {
  const place = (path: string, meaning: string): Html =>
    html`<dt><a href="${path}">${path}</a></dt>
      <dd>${meaning}</dd>`;
  return page(
    'Reference backend',
    html` <p>
        The service behind the two sites, in one process. The database is
        ${env.database.kind === 'embedded' ? 'embedded' : 'a PostgreSQL server'}.
      </p>
      <dl>
        ${place('/docs', 'the calls of the API, one by one')} ${place('/docs/openapi.json', 'the same as an OpenAPI 3.1 document')}
        ${place('/cms/global?locale=en&populate=*', 'content of the sites, in the shape of Strapi 5')}
        ${place('/geo?ip=8.8.8.8', 'the country of an address (IP Geolocation by DB-IP)')}
        ${env.hasOutboxPage ? place('/outbox', 'every mail that was written') : html``}
        ${env.hasOperations ? place('/ops', 'what vans, rooms and buyers do, on a clock that can be set ahead') : html``}
        ${env.hasTeamConsole ? place('/team', 'where a person answers members in the chat') : html``}
        ${place('/healthz', 'the process lives')} ${place('/readyz', 'the database answers, is migrated and held by this process')}
      </dl>
      <p class="quiet"><a href="https://db-ip.com">IP Geolocation by DB-IP</a>, CC BY 4.0.</p>`,
  );
}

/** Pages for browsers: landing page, API reference, outbox, newsletter unsubscribe. */
export function registerPages(app: FastifyInstance, context: BackendContext): void {
  const css = readFileSync(new URL('./backend.css', import.meta.url), 'utf8');
  app.get('/backend.css', async (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=60').send(css));
  app.get('/', async (_request, reply) => sendHtml(reply, landingPage(context.env)));
  app.get('/docs', async (_request, reply) => sendHtml(reply, docsPage()));
  app.get('/docs/openapi.json', async () => openApiDocument());
  if (context.env.hasOutboxPage) {
    void app.register(async (scope) => {
      keepToDevelopers(scope, context.env);
      registerOutbox(scope, context);
    });
  }
  registerUnsubscribe(app, context);
  if (context.env.hasTeamConsole) registerTeamConsole(app, context);
}

const SHOWN = 100;
/** A page with the HTML parts of mails in frames of their own. */
const WITH_FRAMES = "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";
/** A mail carries its styles in itself, and nothing else of it may work here: no script, no form, no picture from elsewhere. */
const MAIL_ONLY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups";
type Mail = typeof outboxMails.$inferSelect;

/** Stored mails, newest first, and a gallery of all kinds; only on the embedded database, where all of them are the developer's own. */
function registerOutbox(app: FastifyInstance, { database: { orm }, env }: BackendContext): void {
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
