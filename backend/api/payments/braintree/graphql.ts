export interface BraintreeSettings {
  environment: 'sandbox' | 'production';
  merchantId: string;
  publicKey: string;
  privateKey: string;
  /** One merchant account per currency, as Braintree requires. */
  merchantAccounts: { HKD: string; SGD: string };
  /** Empty: the environment's own address; tests use a fake. */
  apiUrl: string;
}

const API_URLS = {
  sandbox: 'https://payments.sandbox.braintree-api.com/graphql',
  production: 'https://payments.braintree-api.com/graphql',
};
/** Schema version of the queries; the service supports it permanently. */
const SCHEMA_VERSION = '2019-01-01';
const TIMEOUT_MS = 15_000;
/** Answers are a few kilobytes; the limit protects the memory. */
const MAX_BYTES = 1_000_000;

export interface GraphqlError {
  message: string;
  extensions?: { errorClass?: string; legacyCode?: string };
}

/** `unreached`: not sent, or refused before processing; `unanswered`: the outcome is unknown. */
type GraphqlAnswer<Data> =
  | { kind: 'data'; data: Data }
  | { kind: 'errors'; errors: GraphqlError[] }
  | { kind: 'unreached' }
  | { kind: 'unanswered' };

/** @param read extracts the wanted part; if it throws because of another shape, it counts as no answer */
export type Ask = <Data, Wanted>(
  query: string,
  variables: Record<string, unknown>,
  read: (data: Data) => Wanted,
) => Promise<GraphqlAnswer<Wanted>>;

/** Braintree's GraphQL API with the platform's fetch (decision 32). */
export function createAsk({ environment, publicKey, privateKey, apiUrl }: BraintreeSettings): Ask {
  const url = apiUrl || API_URLS[environment];
  const headers = {
    authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
    'braintree-version': SCHEMA_VERSION,
    'content-type': 'application/json',
  };
  return async <Data, Wanted>(
    query: string,
    variables: Record<string, unknown>,
    read: (data: Data) => Wanted,
  ): Promise<GraphqlAnswer<Wanted>> => {
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      return wasNeverSent(error) ? { kind: 'unreached' } : { kind: 'unanswered' };
    }
    // Refused before processing: credentials, rate limits.
    if ([401, 403, 429].includes(response.status)) return { kind: 'unreached' };
    try {
      const body = JSON.parse(await readBounded(response)) as { data?: Data; errors?: GraphqlError[] } | null;
      if (Array.isArray(body?.errors) && body.errors.length > 0) return { kind: 'errors', errors: body.errors };
      return response.ok && body?.data ? { kind: 'data', data: read(body.data) } : { kind: 'unanswered' };
    } catch {
      return { kind: 'unanswered' }; // truncated, no JSON, another shape, or too large
    }
  };
}

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error("The gateway's answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function wasNeverSent(error: unknown): boolean {
  const code = (error as { cause?: { code?: string } }).cause?.code;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
}
