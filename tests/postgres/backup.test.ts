import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openServerDatabase } from '@/backend/api/db/server-database';
import { orderBody, placeOrder } from '@/tests/builders/order';
import { remoteBackend, type RemoteAnswer } from '@/tests/contract/kills/remote-backend';
import { endProcess, startBackendProcess, type BackendProcess } from '@/tests/setup/backend-process';
import { BRAINTREE_VARIABLES, startBraintreeStandIn } from '@/tests/setup/braintree-stand-in';
import { call, dataFrom, dataOf, logIn, signUpMember } from '@/tests/setup/member';
import { createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';

// Whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const IDENTITY = await generateX25519Identity();
/** The machine that makes backups cannot open them. */
const KEYS = { seal: { BACKUP_RECIPIENT: await identityToRecipient(IDENTITY) }, open: { BACKUP_IDENTITY: IDENTITY } };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

let work: string;
let braintree: Awaited<ReturnType<typeof startBraintreeStandIn>>;
const places: TestDatabase[] = [];
let running: BackendProcess;
const backend = remoteBackend(() => running.url);
const at = (name: string) => path.join(work, name);
const urlOf = (place: TestDatabase) => place.variables.DATABASE_URL ?? '';

async function newPlace(): Promise<TestDatabase> {
  const place = await createTestDatabase();
  places.push(place);
  return place;
}

const start = (place: TestDatabase, uploads: string) =>
  startBackendProcess({
    ...place.variables,
    ...BRAINTREE_VARIABLES,
    BRAINTREE_API_URL: braintree.url,
    STORAGE_URL: pathToFileURL(at(uploads)).href,
  });

beforeAll(async () => {
  [work, braintree] = [await mkdtemp(path.join(tmpdir(), 'server-backup-')), await startBraintreeStandIn()];
  running = await start(await newPlace(), 'uploads');
});
afterAll(async () => {
  await endProcess(running);
  await Promise.all(places.map((place) => place.drop()));
  await braintree.close();
  await rm(work, { recursive: true, force: true });
});

/** The very line of docs/operations.md, with files of this test in the place of its own. */
async function run(command: 'seal' | 'open', database: TestDatabase): Promise<{ code: number | null; said: string }> {
  const [line] = new RegExp(`^node .* scripts/backup\\.ts ${command} .*$`, 'm').exec(await readFile('docs/operations.md', 'utf8')) ?? [];
  if (line === undefined) throw new Error(`docs/operations.md has no command that begins with ${command}`);
  const script = line
    .replace(/\S+\.dump\.age/, () => at('store.dump.age'))
    .replaceAll(/(?<=\s)store\.dump(?=\s|$)/g, () => at('store.dump'));
  const child = spawn('sh', ['-c', script], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...KEYS[command], DATABASE_URL: urlOf(database) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, said: out + errors };
}

// The embedded database has a backup of its own: only `npm run suite -- postgres` runs this.
describe('the backup of a PostgreSQL server, by the commands of docs/operations.md', () => {
  it('holds all of it: restored into a new database, beside the uploads, the backend goes on from there', async () => {
    const member = await signUpMember(backend, { email: 'kept@example.com', firstName: 'Kept' });
    const { body } = await orderBody(backend, { user: null });
    const { invoice } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { token: member.token }));
    const upload = await call(backend, 'upload', { token: member.token, body: PDF, headers: { 'content-type': 'application/pdf' } });
    const fileId = dataOf('upload', upload).id;
    const invoiceOf = async () => (await dataFrom(backend, 'invoice', { token: member.token, params: { id: invoice.id } })).data;
    const before = await invoiceOf();
    expect(before).toMatchObject({ status: 'paid', payments: [{}] });

    const [from] = places as [TestDatabase];
    // While people go on: a dump is of one moment.
    expect(await run('seal', from)).toEqual({ code: 0, said: expect.stringMatching(/ kB, encrypted\.\n$/) as string });
    const sealed = await readFile(at('store.dump.age'));
    expect([sealed.includes('PGDMP'), sealed.includes('kept@example.com')]).toEqual([false, false]);
    await cp(at('uploads'), at('uploads-copy'), { recursive: true });

    // All that there was is gone.
    await endProcess(running);
    await from.drop();
    places.length = 0;
    await rm(at('uploads'), { recursive: true });

    const to = await newPlace();
    const { orm, close } = await openServerDatabase({ url: urlOf(to), connections: 1 });
    const tables = async () =>
      ((await orm.execute("select tablename from pg_tables where schemaname = 'public'")) as unknown as { rows: unknown[] }).rows;
    // Where something is already, as what a first start makes, it is all or nothing: no half of a backup among other rows.
    await orm.execute('create table orders (id text)');
    const refused = await run('open', to);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('relation "orders" already exists')]);
    expect(await tables()).toEqual([{ tablename: 'orders' }]);
    await orm.execute('drop table orders');
    await close();

    expect(await run('open', to)).toEqual({ code: 0, said: '' });
    running = await start(to, 'uploads-copy');
    expect(running.url, running.output()).not.toBe('');
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    // The session goes on, and the password is the same.
    for (const token of [member.token, await logIn(backend, member.email)]) {
      expect((await dataFrom(backend, 'userInformation', { token })).user).toMatchObject({
        id: member.id,
        email: 'kept@example.com',
        firstName: 'Kept',
      });
    }
    expect(await invoiceOf()).toEqual(before);
    const file = (await call(backend, 'uploadedFile', { token: member.token, params: { id: fileId } })) as unknown as RemoteAnswer;
    expect([file.statusCode, file.rawPayload.equals(PDF)]).toEqual([200, true]);
    // What counts goes on counting: an order more has a number and an invoice of its own.
    const { body: more } = await orderBody(backend, { user: null });
    const next = dataOf('orderAndPaymentSignup', await placeOrder(backend, more, { token: member.token }));
    expect(next.invoice.id).not.toBe(invoice.id);
  });
});
