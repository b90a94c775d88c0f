import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isAnswering, type Database } from '@/backend/api/db/database';
import { openServerDatabase } from '@/backend/api/db/server-database';
import { isUnavailable } from '@/backend/api/db/database-errors';

// What a real server does: tests/postgres/lost-connections.test.ts. This is as much of one as these queries need.
const CONNECTIONS = 2;
const message = (type: string, body: string) => {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
};
const READY = message('Z', 'I');
const WELCOME = Buffer.concat([message('R', '\0\0\0\0'), READY]);
const DONE = Buffer.concat([message('C', 'SELECT 0\0'), READY]);
const SENT_AWAY = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');

let server: Server;
let database: Database;
/** The connection ends instead of an answer to it. */
let endsAt: string | null = null;
/** From it on nothing comes any more, and the connection does not end: a network that has lost the way. */
let isSilentFrom: string | null = null;
/** Longer than any answer here takes. */
const SILENCE_MS = 400;
let last: Socket;

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(WELCOME);
      let isSilent = false;
      socket.on('data', (asked) => {
        last = socket;
        isSilent ||= isSilentFrom !== null && asked.includes(isSilentFrom);
        if (isSilent) return;
        if (asked.toString('latin1', 0, 1) === 'X') socket.end();
        else if (endsAt !== null && asked.includes(endsAt)) socket.end(SENT_AWAY);
        else socket.write(DONE);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  database = await openServerDatabase({
    url: `postgres://somebody@127.0.0.1:${(server.address() as AddressInfo).port}/store`,
    connections: CONNECTIONS,
    silenceMs: SILENCE_MS,
  });
});
afterAll(async () => {
  await database.close();
  server.close();
});
beforeEach(() => {
  endsAt = null;
  isSilentFrom = null;
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test.each((['ends', 'falls silent'] as const).flatMap((how) => ['begin', 'select 1', 'commit'].map((query) => [how, query] as const)))(
  'a transaction whose connection %s at “%s” is refused as unavailable, and costs the pool no place',
  async (how, query) => {
    for (let round = 0; round <= CONNECTIONS; round += 1) {
      if (how === 'ends') endsAt = query;
      else isSilentFrom = query;
      expect(isUnavailable(await failureOf(database.orm.transaction((tx) => tx.execute('select 1'))))).toBe(true);
      endsAt = isSilentFrom = null;
    }
    expect(await database.orm.transaction(async () => 'done')).toBe('done');
  },
);

test('one whose connection ends while nothing is asked ends nothing but itself', async () => {
  const failed = await failureOf(
    database.orm.transaction(async (tx) => {
      await tx.execute('select 1');
      const heard = new Promise((resolve) => last.once('close', resolve));
      last.end(SENT_AWAY);
      await heard;
      await tx.execute('select 1');
    }),
  );
  expect(isUnavailable(failed)).toBe(true);
  expect(await isAnswering(database)).toBe(true);
});

test('a query that nothing answers is refused as unavailable, and the next goes over another connection', async () => {
  for (let round = 0; round <= CONNECTIONS; round += 1) {
    isSilentFrom = 'select 2';
    expect(isUnavailable(await failureOf(Promise.resolve(database.orm.execute('select 2'))))).toBe(true);
    isSilentFrom = null;
    expect(await isAnswering(database)).toBe(true);
  }
});

test('of a migration no answer is too late', async () => {
  isSilentFrom = 'select 3';
  const asked = database.patientOrm.execute('select 3').then(
    () => 'answered',
    () => 'given up',
  );
  await new Promise((resolve) => setTimeout(resolve, 3 * SILENCE_MS));
  last.write(DONE);
  expect(await asked).toBe('answered');
});
