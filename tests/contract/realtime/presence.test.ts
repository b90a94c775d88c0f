import { goOffline, onDisconnect, onValue, serverTimestamp, set, update } from 'firebase/database';
import { expect, onTestFinished, test } from 'vitest';
import { announce } from '@/services/presence/announce';
import { runScript } from './support/child-process';
import { signedIn, until, type Client } from './support/client';
import { startTwin } from './support/twin';

const online = async (twin: Awaited<ReturnType<typeof startTwin>>, uid: string, connectionId: string) =>
  runScript('presence-child.ts', [String(twin.port), uid, await twin.mintCustomToken(uid), connectionId], 'ONLINE');

const status = (client: Client, uid: string, wanted: string) =>
  until(client.ref(`userConversations/${uid}/information/status`), (snapshot) => snapshot.val() === wanted);

test('a killed device is seen offline at once, its token kept', async () => {
  const twin = await startTwin();
  const team = await signedIn(twin, 'agent', { team: true });
  const history: unknown[] = [];
  onValue(team.ref('userConversations/carol/information/status'), (snapshot) => history.push(snapshot.val()));
  const device = await online(twin, 'carol', 'one');
  await status(team, 'carol', 'online');
  await device.kill();
  await status(team, 'carol', 'offline');
  expect(history).toEqual([null, 'online', 'offline']);
  const record = await until(team.ref('userConversations/carol/information'), (snapshot) => snapshot.exists());
  expect(record.val()).toEqual({ fcmToken: 'token-one', status: 'offline' });
});

test('of two devices the one left keeps the user online', async () => {
  const twin = await startTwin();
  const team = await signedIn(twin, 'agent', { team: true });
  const first = await online(twin, 'dora', 'one');
  const second = await signedIn(twin, 'dora');
  // What the product does: each connection has its node, and while one is left it writes online again at once.
  await onDisconnect(second.ref('connections/dora/two')).remove();
  await set(second.ref('connections/dora/two'), serverTimestamp());
  const information = second.ref('userConversations/dora/information');
  await onDisconnect(information).update({ status: 'offline' });
  onValue(second.ref('userConversations/dora/information/status'), (snapshot) => {
    if (snapshot.val() === 'offline') void update(information, { status: 'online' });
  });
  const connections = () => until(team.ref('connections/dora'), () => true);
  const seen: unknown[] = [];
  onValue(team.ref('userConversations/dora/information/status'), (snapshot) => seen.push(snapshot.val()));
  expect(Object.keys((await connections()).val() as object).sort()).toEqual(['one', 'two']);
  await first.kill();
  await until(team.ref('connections/dora'), (snapshot) => snapshot.size === 1);
  await expect.poll(() => seen.slice(-2)).toEqual(['offline', 'online']);
  expect((await connections()).hasChild('two')).toBe(true);
  goOffline(second.db);
  await status(team, 'dora', 'offline');
  expect((await connections()).exists()).toBe(false);
});

test('a device that was switched off is forgotten, and one that never had a token leaves another one’s alone', async () => {
  const twin = await startTwin();
  const alice = await signedIn(twin, 'alice');
  const announceOn = async (fcmtoken: string | null) => {
    const { db } = await signedIn(twin, 'alice');
    const announcement = announce({ database: db, uid: 'alice', fcmtoken, onError: (error) => expect.unreachable(String(error)) });
    onTestFinished(announcement.stop);
    return announcement;
  };
  const token = (wanted: string | null) =>
    until(
      alice.ref('userConversations/alice/information'),
      (record) => record.child('status').val() === 'online' && record.child('fcmToken').val() === wanted,
    );
  const first = await announceOn('device-1');
  await token('device-1');
  const second = await announceOn(null);
  const before = await until(alice.ref('connections/alice'), (nodes) => nodes.size === 2);
  second.enter();
  // It enters its time anew, then says that it is online.
  await until(alice.ref('connections/alice'), (nodes) => JSON.stringify(nodes.val()) !== JSON.stringify(before.val()));
  await token('device-1');
  first.publishPushToken('');
  await token(null);
  first.publishPushToken('device-2');
  await token('device-2');
});
