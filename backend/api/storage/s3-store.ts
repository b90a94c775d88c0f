import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StartError } from '@/backend/config/start-error';
import { percentEncode } from '@/lib/text/percent-encode';
import type { FileStore } from './file-store';
import { safeName } from './safe-name';

/** A member waits for the upload. */
const TIMEOUT_MS = 15_000;
const EMPTY = new Uint8Array();
/**
 * Delays before retries; all requests are idempotent. A reused connection may have been closed by the server, and stores answer 500 and 503
 * when they throttle.
 */
const RETRY_MS = [100, 400];

export interface S3Keys {
  accessKey: string;
  secretKey: string;
}

/**
 * A bucket of an S3-compatible store: `s3://BUCKET/FOLDER?endpoint=https://…&region=…`; without an endpoint Amazon's for the region.
 * Path-style addressing, which all of them support.
 * @throws StartError for an unusable address or keys
 */
export function s3Store(url: URL, { accessKey, secretKey }: S3Keys): FileStore {
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const path = decoded(url.pathname);
  if (url.hostname === '' || path === null || !URL.canParse(endpoint)) {
    throw new StartError(
      'STORAGE_URL is not usable: a bucket is named as in s3://bucket/folder?endpoint=https://store.example&region=eu-1.',
    );
  }
  if (accessKey === '' || secretKey === '') {
    throw new StartError('STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY must be set: STORAGE_URL names a bucket.');
  }
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region, cache: new Map<string, ArrayBuffer>() };
  // Encoded as the store encodes the path for its signature check.
  const folder = [url.hostname, ...path.split('/')].filter(Boolean).map(percentEncode).join('/');

  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, body: Uint8Array = EMPTY): Promise<Response> {
    const address = new URL(`/${folder}/${safeName(name)}`, endpoint);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // Included in the signature, so that the content is verified.
    const sum = { 'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex') };
    const askOnce = async () => {
      const { headers } = await new AwsV4Signer({ ...credentials, method, url: address.href, headers: sum }).sign();
      return fetch(address, { method, headers, signal, redirect: 'error', ...(method === 'PUT' && { body: Buffer.from(body) }) });
    };
    for (let tries = 0; ; tries += 1) {
      const pause = RETRY_MS[tries];
      const answer = await askOnce().catch((error: unknown) => {
        if (pause === undefined || signal.aborted) throw error;
        return null;
      });
      if (answer?.ok || answer?.status === 404) return answer;
      await answer?.body?.cancel();
      if (answer && (pause === undefined || answer.status < 500)) throw new StoreError(`The store of uploads answered ${answer.status}`);
      await wait(pause);
    }
  }

  return {
    async write(name, bytes) {
      const { status, body } = await ask('PUT', name, bytes);
      await body?.cancel();
      if (status === 404) throw new StoreError('The store of uploads has no such bucket');
    },
    async read(name) {
      const answer = await ask('GET', name);
      if (answer.status !== 404) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    },
    async remove(name) {
      await (await ask('DELETE', name)).body?.cancel();
    },
  };
}

/** Null for an invalid percent sequence. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The store is temporarily unavailable; `database-errors.ts` knows the code. */
class StoreError extends Error {
  override name = 'StoreError';
  readonly code = 'ESTORE';
}
