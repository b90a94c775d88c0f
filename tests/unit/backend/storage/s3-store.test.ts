import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isUnavailable } from '@/backend/api/db/database-errors';
import { openFileStore, type FileStore } from '@/backend/api/storage/file-store';

/** Amazon's published example keys. */
const EXAMPLE = { accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };

const asked: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders }[] = [];
const objects = new Map<string, Buffer>();
let server: Server;
let store: FileStore;
let status = 200;
/** What the next requests get instead of an answer, one each: a status, or the connection is cut. */
const faults: (number | 'cut')[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const key = request.url ?? '';
        asked.push({ method: request.method, url: request.url, headers: request.headers });
        const fault = faults.shift();
        if (fault === 'cut') return request.socket.destroy();
        if (fault !== undefined) return response.writeHead(fault).end('<Error><Code>SlowDown</Code></Error>');
        if (status !== 200) return response.writeHead(status).end('<Error/>');
        if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
        if (request.method === 'DELETE') objects.delete(key);
        const found = objects.get(key);
        if (request.method === 'GET' && !found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
        return response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? found : undefined);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store = openFileStore({
    storageUrl: `s3://uploads/of-members?endpoint=${endpoint}&region=ap-east-1`,
    storageKeys: EXAMPLE,
    dataFolder: '',
  });
});
afterAll(() => server.close());
beforeEach(() => {
  status = 200;
  asked.length = 0;
});

describe('uploads in a bucket', () => {
  it('are read as they were written, and gone when removed', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 7]);
    await store.write('a-picture', bytes);
    expect(await store.read('a-picture')).toEqual(bytes);
    await store.remove('a-picture');
    expect(await store.read('a-picture')).toBeNull();
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(
      ['PUT', 'GET', 'DELETE', 'GET'].map((method) => `${method} /uploads/of-members/a-picture`),
    );
    for (const { headers } of asked) {
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE\/\d{8}\/ap-east-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[\da-f]{64}$/,
      );
    }
    expect(asked[0]?.headers['x-amz-content-sha256']).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it.each([
    ['a connection that the store had closed', ['cut']],
    ['a store that asks to go slower', [503]],
    ['one after the other', ['cut', 500]],
  ] as const)('outlast %s', async (_name, met) => {
    const bytes = Buffer.from('kept');
    for (const attempt of [() => store.write('y', bytes), () => store.read('y'), () => store.remove('y')]) {
      faults.push(...met);
      const outcome = await attempt();
      if (outcome) expect(outcome).toEqual(bytes);
      expect(faults).toEqual([]);
    }
    expect(asked).toHaveLength(3 * (met.length + 1));
    // Each is signed for its own moment.
    expect(asked.every(({ headers }) => headers.authorization !== undefined)).toBe(true);
  });

  it('are not asked for again where the answer would be the same', async () => {
    status = 403;
    await expect(store.read('x')).rejects.toThrow('403');
    expect(asked).toHaveLength(1);
  });

  it.each([403, 500, 503])('say that they cannot be had when the store answers %i', async (answered) => {
    status = answered;
    for (const attempt of [() => store.write('x', Buffer.from('x')), () => store.read('x'), () => store.remove('x')]) {
      const error: unknown = await attempt().then(
        () => null,
        (failure: unknown) => failure,
      );
      expect(isUnavailable(error)).toBe(true);
    }
  });

  it.each([
    ['our files (old)', 'our%20files%20%28old%29'],
    ["member's!*", 'member%27s%21%2A'],
    ['\u5716\u7247', '%E5%9C%96%E7%89%87'],
    ['a%20b/c+d=e', 'a%20b/c%2Bd%3De'],
  ])('lie in the folder %s, named as the store names it when it compares the signature', async (folder, inPath) => {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const other = openFileStore({ storageUrl: `s3://uploads/${folder}?endpoint=${endpoint}`, storageKeys: EXAMPLE, dataFolder: '' });
    await other.write('a-picture', Buffer.from('x'));
    expect(asked.map(({ url }) => url)).toEqual([`/uploads/${inPath}/a-picture`]);
  });

  it('never have a name that leads elsewhere', async () => {
    await expect(store.read('../../other-bucket/secret')).rejects.toThrow('a name of ours');
    expect(asked).toEqual([]);
  });

  it.each([
    ['s3://uploads', { accessKey: '', secretKey: '' }, 'STORAGE_ACCESS_KEY'],
    ['s3:///folder?endpoint=https://store.example', EXAMPLE, 'a bucket is named'],
    ['s3://uploads/50%?endpoint=https://store.example', EXAMPLE, 'a bucket is named'],
    ['s3://uploads?endpoint=nowhere', EXAMPLE, 'a bucket is named'],
    ['ftp://store.example', EXAMPLE, 'STORAGE_URL is not usable'],
  ])('are refused at start when %s cannot be used', (storageUrl, storageKeys, sentence) => {
    expect(() => openFileStore({ storageUrl, storageKeys, dataFolder: '' })).toThrow(sentence);
  });
});
