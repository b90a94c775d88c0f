import { get, push, serverTimestamp } from 'firebase/database';
import { expect, test } from 'vitest';
import { SERVER_TIME, type DataChange } from '@/backend/twins/realtime/admin-database';
import { signedIn, until } from './support/client';
import { startTwin } from './support/twin';

test('the backend reads and writes past the rules', async () => {
  const { database } = await startTwin();
  await database.set('any/where', { n: 1, at: SERVER_TIME });
  await database.update('any', { 'where/n': { '.sv': { increment: 2 } }, other: true });
  expect(await database.get('any')).toEqual({ where: { n: 3, at: expect.any(Number) as number }, other: true });
  const key = await database.push('list', 'a');
  const next = await database.push('list', 'b');
  expect([key, next].sort()).toEqual([key, next]);
  expect(await database.get('list', { limitToLast: 1 })).toEqual({ [next]: 'b' });
  await database.remove('list');
  expect(await database.get('list')).toBeNull();
  await expect(database.set('a.b', 1)).rejects.toThrow(/Invalid key/);
});

test('a transaction changes what it was given, or nothing', async () => {
  const { database } = await startTwin();
  expect(await database.transaction('n', (value) => ((value as number | null) ?? 0) + 1)).toEqual({ isCommitted: true, value: 1 });
  expect(await database.transaction('n', () => undefined)).toEqual({ isCommitted: false, value: 1 });
});

test('a concierge answers from within its listener: nobody sees the answer before the question', async () => {
  const twin = await startTwin();
  const alice = await signedIn(twin, 'alice');
  const changes: DataChange[] = [];
  const stop = twin.database.subscribe('userConversations', (change) => {
    changes.push(change);
    const [, uid, list] = change.path.split('/');
    const message = change.value as { from?: string } | null;
    if (list === 'messages' && message?.from === 'member') {
      void twin.database.push(`userConversations/${uid}/messages`, {
        from: 'team',
        text: 'Welcome',
        at: SERVER_TIME,
        clientId: 'concierge',
      });
    }
  });
  const messages = alice.ref('userConversations/alice/messages');
  const seen: number[] = [];
  const both = until(messages, (snapshot) => (seen.push(snapshot.size), snapshot.size === 2));
  await push(messages, { from: 'member', text: 'Hello', at: serverTimestamp(), clientId: 'c1' });
  await both;
  const sides: unknown[] = [];
  (await get(messages)).forEach((child) => void sides.push(child.child('from').val()));
  expect(sides).toEqual(['member', 'team']);
  expect(changes.map((change) => change.path.split('/').length)).toEqual([1, 4, 4]);
  stop();
  await twin.database.set('userConversations/alice/typing/team', 1);
  expect(changes).toHaveLength(3);
});
