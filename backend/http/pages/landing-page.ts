import type { BackendEnv } from '@/backend/config/env';
import { html, page, type Html } from './html';

export function landingPage(env: BackendEnv): string {
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
