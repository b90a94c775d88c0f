import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BackendEnv } from '@/backend/config/env';
import { StartError } from '@/backend/config/start-error';
import { percentEncode } from '@/lib/text/percent-encode';

/** Bytes under a generated name; each name is written once. */
export interface FileStore {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** @returns null when there is no such file */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

/**
 * Store of uploads, a folder by default. Several copies of the backend share one by `STORAGE_URL`: a shared folder (`file:///mnt/uploads`)
 * or a bucket (`s3://…`).
 * @throws StartError for an unsupported or incomplete configuration
 */
export function openFileStore({
  storageUrl,
  storageKeys,
  dataFolder,
}: Pick<BackendEnv, 'storageUrl' | 'storageKeys' | 'dataFolder'>): FileStore {
  if (storageUrl === '') return folderStore(path.join(path.resolve(dataFolder), 'uploads'));
  const url = URL.canParse(storageUrl) ? new URL(storageUrl) : null;
  if (url?.protocol === 'file:') return folderStore(fileURLToPath(url));
  if (url?.protocol === 's3:') return s3Store(url, storageKeys);
  throw new StartError(
    'STORAGE_URL is not usable: uploads are kept in a folder, as in file:///mnt/uploads, or a bucket, as in s3://bucket/folder?endpoint=https://store.example&region=eu-1.',
  );
}

function folderStore(folder: string): FileStore {
  const place = (name: string): string => path.join(folder, safeName(name));
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed when complete: a crash leaves no partial file under the name.
      const draft = `${place(name)}.part`;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, place(name));
    },
    async read(name) {
      return readFile(place(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async remove(name) {
      await rm(place(name), { force: true });
    },
  };
}

const NAME = /^[\w-]{1,64}$/;

/** @throws Error for a name that was not generated here: path traversal */
function safeName(name: string): string {
  if (!NAME.test(name)) throw new Error('Not a generated file name');
  return name;
}

/** A member waits for the upload. */
const TIMEOUT_MS = 15_000;
const EMPTY = new Uint8Array();
/**
 * Delays before retries; all requests are idempotent. A reused connection may have been closed by the server, and stores answer 500 and 503
 * when they throttle.
 */
const RETRY_MS = [100, 400];

interface S3Keys {
  accessKey: string;
  secretKey: string;
}

/**
 * A bucket of an S3-compatible store: `s3://BUCKET/FOLDER?endpoint=https://…&region=…`; without an endpoint Amazon's for the region.
 * Path-style addressing, which all of them support.
 * @throws StartError for an unusable address or keys
 */
function s3Store(url: URL, { accessKey, secretKey }: S3Keys): FileStore {
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
