import type { BrowserContext } from '@playwright/test';

const ANYWHERE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };
const FORM = `<!doctype html><html lang="en"><title>Card</title><body><label>Card number <input></label><script>
addEventListener('message', (event) => {
  if (event.data.action !== 'tokenise') return;
  const nonce = { type: 'card-form', event: 'nonce', requestId: event.data.requestId, nonce: 'nonce-' + Math.random(), card: { brand: 'Visa', last4: '1111', expiry: '12/30' } };
  parent.postMessage(nonce, '*');
});
parent.postMessage({ type: 'card-form', event: 'ready', height: 60 }, '*');
</script></body></html>`;

type Answer = { status: number; data?: object; code?: string; errors?: object[] };

/** The paying calls in this browser, for tests that are about what the pages do with each answer. */
export interface Gateway {
  /** Bodies and keys of the paying calls, in order. */
  sent: { body: Record<string, unknown>; key: string | undefined }[];
  answer: (...answers: Answer[]) => void;
}

export async function answerGateway(context: BrowserContext, path: string): Promise<Gateway> {
  const queue: Answer[] = [];
  const gateway: Gateway = { sent: [], answer: (...answers) => void queue.push(...answers) };
  const json = (status: number, data: object | null, more: object = {}) => ({ status, headers: ANYWHERE, json: { statusCode: status, message: 'OK', data, ...more } });
  await context.route('**/gateway/card-form*', (route) => route.fulfill({ contentType: 'text/html', body: FORM }));
  await context.route('**/ext/client-token*', (route) => {
    const cardFormUrl = new URL('/gateway/card-form', route.request().url()).href;
    return route.fulfill(json(200, { clientToken: btoa(JSON.stringify({ gateway: 'embedded', cardFormUrl, currency: 'HKD' })) }));
  });
  await context.route('**/ext/slots/hold', (route) => route.fulfill(json(200, { holdId: 'hold-1', expiresAt: new Date(Date.now() + 300_000).toISOString(), extensionsLeft: 2 })));
  await context.route(`**${path}`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: ANYWHERE });
    gateway.sent.push({ body: request.postDataJSON() as Record<string, unknown>, key: request.headers()['idempotency-key'] });
    const { status, data, code, errors } = queue.shift() ?? { status: 500, code: 'INTERNAL' };
    return route.fulfill(json(status, data ?? null, { ...(code ? { code } : {}), ...(errors ? { errors } : {}) }));
  });
  return gateway;
}
