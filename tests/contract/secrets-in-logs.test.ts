import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SECRETS } from '@/backend/config/server-mode-guard';
import { endProcess, startBackendProcess, type BackendProcess } from '@/tests/setup/backend-process';
import { bearer, call, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';
import { remoteBackend } from './kills/remote-backend';
import { post } from '@/tests/setup/test-backend';

// Whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

/** Nobody listens there; of port 1 `fetch` thinks so little that it does not even try. */
const REFUSED = '127.0.0.1:2';

/** Those of the guard's list, so that a new one is in here too, and those that are part of an address or half of a pair. */
const NAMES = [
  ...SECRETS,
  'BRAINTREE_PUBLIC_KEY',
  'STORAGE_ACCESS_KEY',
  'FIREBASE_CLIENT_EMAIL',
  'DATABASE_PASSWORD',
  'REDIS_PASSWORD',
  'SMTP_PASSWORD',
  'ERROR_REPORT_PATH',
] as const;
const secrets = Object.fromEntries(NAMES.map((name) => [name, `${name.toLowerCase()}-${randomBytes(24).toString('hex')}`])) as Record<
  (typeof NAMES)[number],
  string
>;

/** Every outside service is configured, and none of them answers. */
const VARIABLES = {
  ...Object.fromEntries(NAMES.filter((name) => !/PASSWORD$|PATH$/.test(name)).map((name) => [name, secrets[name]])),
  LOG_LEVEL: 'trace',
  REDIS_URL: `redis://:${secrets.REDIS_PASSWORD}@${REFUSED}`,
  SMTP_URL: `smtp://mailer:${secrets.SMTP_PASSWORD}@${REFUSED}`,
  ERROR_REPORT_URL: `http://${REFUSED}/${secrets.ERROR_REPORT_PATH}`,
  STORAGE_URL: `s3://uploads/folder?endpoint=http://${REFUSED}`,
  OIDC_GOOGLE_ISSUER: `http://${REFUSED}/google`,
  OIDC_GOOGLE_CLIENT_ID: 'google-client',
  OIDC_APPLE_ISSUER: `http://${REFUSED}/apple`,
  OIDC_APPLE_CLIENT_ID: 'apple-client',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_MERCHANT_ACCOUNT_HKD: 'hkd',
  BRAINTREE_MERCHANT_ACCOUNT_SGD: 'sgd',
  BRAINTREE_API_URL: `http://${REFUSED}/graphql`,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project-1',
  NEXT_PUBLIC_FIREBASE_DATABASE_URL: `http://${REFUSED}`,
};

/** By name alone: what a failing test prints is a log too. */
const namesIn = (log: string): string[] => NAMES.filter((name) => log.includes(secrets[name]));

let database: TestDatabase;
let running: BackendProcess;
beforeAll(async () => {
  database = await createTestDatabase('samples');
  running = await startBackendProcess({ ...VARIABLES, ...database.variables });
});
afterAll(async () => {
  await endProcess(running);
  await database.drop();
});

describe('a backend that logs everything', () => {
  it('writes none of its secrets from its start to its end, whatever is asked and however the services behind it fail', async () => {
    expect(running.url, running.output()).not.toBe('');
    const backend = remoteBackend(() => running.url);
    const member = await signUpMember(backend);
    const { token } = member;
    const statusOf = async (asked: PromiseLike<{ statusCode: number }>) => (await asked).statusCode;
    const get = (url: string, secret?: string) =>
      statusOf(backend.app.inject({ url, ...(secret === undefined ? {} : { headers: bearer(secret) }) }));

    // Each is in use: what it opens is open with it and shut without.
    expect([await get('/metrics', 'another'), await get('/metrics', secrets.METRICS_TOKEN)]).toEqual([401, 200]);
    expect([await get('/cms/faqs?locale=en&status=draft'), await get('/cms/faqs?locale=en&status=draft', secrets.CMS_TOKEN)]).toEqual([
      401, 200,
    ]);
    expect(await get(`/cms/faqs?locale=en&status=draft&secret=${secrets.CMS_PREVIEW_SECRET}`)).toBe(200);
    expect([await get('/geo?ip=127.0.0.1&apiKey=another'), await get(`/geo?ip=127.0.0.1&apiKey=${secrets.GEO_API_KEY}`)]).toEqual([
      401, 404,
    ]);
    await post(backend, '/team/session', { token: secrets.TEAM_TOKEN });
    expect(
      await statusOf(
        call(backend, 'choosePayout', {
          token,
          body: { method: 'bank', holder: 'Ada Lo', bankCode: '004', account: '808-123456-838', password: PASSWORD },
        }),
      ),
    ).toBe(200);

    // Each is refused its service: signing (a key that is none), cards, sign-in, uploads, mail.
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b81f2d' } })
      .png()
      .toBuffer();
    const failed = await Promise.all([
      call(backend, 'currentUser', { token }),
      call(backend, 'clientToken', { query: { currency: 'hkd' } }),
      ...(['google', 'apple'] as const).map((provider) =>
        call(backend, 'loginWithExternal', { body: { code: 'a-code', ip: '', provider } }),
      ),
      call(backend, 'upload', { token, body: photo, headers: { 'content-type': 'image/png', 'x-file-name': 'coat.png' } }),
    ]);
    expect(failed.filter(({ statusCode }) => statusCode < 400).map(({ body }) => body)).toEqual([]);
    await expect
      .poll(running.output, { timeout: 30_000 })
      .toMatch(/Redis is gone[^]*mail not delivered|mail not delivered[^]*Redis is gone/);
    expect(failed.map(({ body }) => namesIn(body)).flat()).toEqual([]);

    running.child.kill('SIGTERM');
    await running.exited;
    const log = running.output();
    expect(log).toContain('"status":500');
    expect(namesIn(log)).toEqual([]);
    for (const sent of [token, PASSWORD, member.email, '808123456838', '808-123456-838']) expect(log).not.toContain(sent);
  });

  it('ends with one sentence and without the password where its database refuses it', async () => {
    const refused = await startBackendProcess({
      ...VARIABLES,
      DATA_DIR: database.variables.DATA_DIR ?? '',
      DATABASE_URL: `postgres://store:${secrets.DATABASE_PASSWORD}@${REFUSED}/store`,
    });
    expect(await refused.exited).toBe(1);
    await expect.poll(refused.output).toContain('does not take the connection');
    expect(namesIn(refused.output())).toEqual([]);
  });
});
