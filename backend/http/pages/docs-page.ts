import type * as z from 'zod/mini';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';
import { jsonSchemaOf } from '@/lib/contract/json-schema';
import { html, page, type Html } from './html';

const AUDIENCE = {
  anyone: 'anyone',
  'anyone-or-member': 'anyone; a session changes the answer',
  member: 'a session (Authorization: Bearer)',
};

/** A readable reference made from the contract itself. */
export function docsPage(): string {
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
