import { serverEnv } from '@/lib/config/server-env';

const TIMEOUT_MS = 4000;
/** A document larger than this is a mistake; reading on could exhaust the memory of the server. */
const MAX_BYTES = 2_000_000;

export interface CmsQuery {
  locale?: string;
  [parameter: string]: string | undefined;
}

/**
 * Reads one CMS address. Any 2xx with JSON is a success.
 * @returns null when the CMS is unreachable, slow, failing, answers no JSON or far too much
 */
export async function readCms(path: `/${string}`, query: CmsQuery = {}): Promise<unknown> {
  const { cmsUrl, cmsToken } = serverEnv();
  const url = new URL(`${cmsUrl}${path}`);
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, value);
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Accept: 'application/json', ...(cmsToken ? { Authorization: `Bearer ${cmsToken}` } : {}) },
    });
    if (!answer.ok || !answer.body) return null;
    return JSON.parse(await readBounded(answer.body)) as unknown;
  } catch {
    return null;
  }
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // The DOM's type of the stream lacks the iterator that Node's has.
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error('The CMS answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
