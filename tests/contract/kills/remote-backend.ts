import type { Backend } from '@/backend/server';

interface Request {
  method?: string;
  url: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

export interface RemoteAnswer {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
  rawPayload: Buffer;
  json(): unknown;
}

/** Nobody waits longer; a killed process has closed its sockets long before. */
const TIMEOUT_MS = 30_000;

/**
 * A backend in another process, for the helpers and builders of the contract tests: they use `app.inject` only.
 * A request that gets no answer rejects.
 */
export function remoteBackend(url: () => string): Backend {
  const inject = async ({ method = 'GET', url: path, query = {}, headers = {}, payload }: Request): Promise<RemoteAnswer> => {
    const address = new URL(path, url());
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const answer = await fetch(address, {
      method,
      headers,
      ...(payload === undefined ? {} : { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: bytes.toString(),
      rawPayload: bytes,
      json: () => JSON.parse(bytes.toString()) as unknown,
    };
  };
  return { app: { inject } } as unknown as Backend;
}
