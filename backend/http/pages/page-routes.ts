import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { BackendContext } from '@/backend/context';
import { keepToDevelopers } from '@/backend/http/developers-page';
import { sendHtml } from '@/backend/http/send';
import { openApiDocument } from '@/lib/contract/openapi';
import { docsPage } from './docs-page';
import { registerTeamConsole } from '@/backend/modules/chat/team-console/team-routes';
import { registerUnsubscribe } from '@/backend/modules/newsletter/unsubscribe-routes';
import { landingPage } from './landing-page';
import { registerOutbox } from './outbox-page';

/** What a person sees in a browser: landing page, API reference, outbox, the way out of the newsletter. */
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
