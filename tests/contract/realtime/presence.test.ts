import { goOffline, onDisconnect, onValue, serverTimestamp, set, update } from 'firebase/database';
import { expect, test } from 'vitest';
import { runScript } from './support/child-process';
import { pause, signedIn, until, type Client } from './support/client';
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
  const start = performance.now();
  await device.kill();
  await status(team, 'carol', 'offline');
  const waited = performance.now() - start;
  expect(waited).toBeLessThan(2_000);
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
  expect(Object.keys((await connections()).val() as object).sort()).toEqual(['one', 'two']);
  await first.kill();
  await until(team.ref('connections/dora'), (snapshot) => snapshot.size === 1);
  await pause(300);
  expect((await connections()).hasChild('two')).toBe(true);
  await status(team, 'dora', 'online');
  goOffline(second.db);
  await status(team, 'dora', 'offline');
  expect((await connections()).exists()).toBe(false);
});
