import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { BackendEnv } from '@/backend/config/env';
import type { BackendContext } from '@/backend/context';
import { keepToDevelopers } from '@/backend/api/http/developers-page';
import { sendHtml } from '@/backend/api/http/send';
import { openApiDocument, jsonSchemaOf } from '@/lib/contract/openapi';
import { registerTeamConsole } from '@/backend/twins/team-console/team-routes';
import { registerUnsubscribe } from '@/backend/api/modules/newsletter/unsubscribe-routes';
import { CALLS } from '@/lib/contract/calls';
import type { Call } from '@/lib/contract/call';
import { html, page, type Html } from './html';
import { registerOutbox } from './outbox-page';

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
