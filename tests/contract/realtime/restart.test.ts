import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInWithCustomToken } from 'firebase/auth';
import { get, onDisconnect, onValue, push, set, update } from 'firebase/database';
import { expect, test } from 'vitest';
import { startRealtimeTwin } from '@/backend/twins/realtime/start-realtime-twin';
import { runScript } from './support/child-process';
import { connected, createClient, signedIn, until } from './support/client';
import { openRules, SECRET } from './support/test-rules';
import { startTwin, temporaryFolder } from './support/twin';

async function startChild(dataDir: string, port = 0) {
  const child = await runScript('twin-child.ts', [dataDir, String(port)], 'READY');
  return { ...(JSON.parse(child.ready) as { port: number; token: string }), kill: child.kill };
}

test('after a restart the data is there, the client comes back by itself and its session holds', async () => {
  const dataDir = temporaryFolder();
  const first = await startTwin({ dataDir });
  const bob = await signedIn(first, 'bob');
  await update(bob.ref('userConversations/bob/information'), { status: 'online' });
  const history: boolean[] = [];
  await connected(bob);
  onValue(bob.ref('.info/connected'), (snapshot) => history.push(snapshot.val() as boolean));
  await first.close();
  await until(bob.ref('.info/connected'), (snapshot) => snapshot.val() === false);
  const queued = update(bob.ref('userConversations/bob/information'), { fcmToken: 'sent while down' });
  await startTwin({ dataDir, port: first.port });
  await queued;
  expect((await get(bob.ref('userConversations/bob/information'))).val()).toEqual({ status: 'online', fcmToken: 'sent while down' });
  expect(history).toEqual([true, false, true]);
  await expect(bob.auth.currentUser?.getIdToken(true)).resolves.toEqual(expect.any(String));
});

test('kill -9 in the middle of writing loses nothing that was acknowledged', async () => {
  const dataDir = temporaryFolder();
  for (let round = 0; round < 3; round += 1) {
    const child = await startChild(dataDir);
    const client = createClient(child.port);
    const acknowledged: string[] = [];
    for (let index = 0; index < 400; index += 1) {
      const child = push(client.ref(`pub/kill${round}`), index);
      child.then(
        () => acknowledged.push(child.key ?? ''),
        () => {},
      );
    }
    // What the SDK shows is its own guess until the answer is here: answers are waited for.
    await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(50);
    await new Promise((resolve) => setTimeout(resolve, 5 * round));
    const before = [...acknowledged];
    await child.kill();
    const twin = await startRealtimeTwin({ dataDir, rules: openRules, secret: SECRET, projectId: 'demo-x' });
    const kept = Object.keys((await twin.database.get(`pub/kill${round}`)) as object);
    await twin.close();
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter((key) => !kept.includes(key))).toEqual([]);
  }
});

test('what was set aside before kill -9 is carried out at the next start, once', async () => {
  const dataDir = temporaryFolder();
  const child = await startChild(dataDir);
  const erin = createClient(child.port);
  await signInWithCustomToken(erin.auth, child.token);
  const information = erin.ref('userConversations/erin/information');
  await onDisconnect(information).update({ status: 'offline' });
  await set(information, { status: 'online', fcmToken: 'kept' });
  await onDisconnect(erin.ref('pub/left')).set({ at: { '.sv': 'timestamp' } });
  await child.kill();
  const twin = await startRealtimeTwin({ dataDir, rules: openRules, secret: SECRET, projectId: 'demo-x' });
  expect(await twin.database.get('userConversations/erin/information')).toEqual({ status: 'offline', fcmToken: 'kept' });
  expect(await twin.database.get('pub/left/at')).toEqual(expect.any(Number));
  await twin.database.remove('pub/left');
  await twin.close();
  const again = await startTwin({ dataDir });
  expect(await again.database.get('pub/left')).toBeNull();
});

test('a torn last line is cut off, damage before it stops the start', async () => {
  const dataDir = temporaryFolder();
  const first = await startTwin({ dataDir });
  await first.database.set('pub/a', 1);
  await first.database.set('pub/b', 2);
  await first.close();
  const journal = join(dataDir, readdirSync(dataDir).find((name) => name.startsWith('journal')) ?? '');
  const whole = statSync(journal).size;
  appendFileSync(journal, '0123456789ab {"writes":[["pub/c",');
  const second = await startTwin({ dataDir });
  expect(await second.database.get('pub')).toEqual({ a: 1, b: 2 });
  expect(statSync(journal).size).toBe(whole);
  await second.database.set('pub/c', 3);
  await second.close();
  truncateSync(journal, statSync(journal).size - 4);
  const third = await startTwin({ dataDir });
  expect(await third.database.get('pub')).toEqual({ a: 1, b: 2 });
  await third.close();
  writeFileSync(journal, readFileSync(journal, 'utf8').replace('"pub/a"', '"pub/z"'));
  await expect(startTwin({ dataDir })).rejects.toThrow(/damaged at byte 0/);
});

test('a compacted store holds the same, priorities, pending writes and revocations included', async () => {
  const dataDir = temporaryFolder();
  const first = await startTwin({ dataDir });
  await first.database.set('pub', { a: { '.value': 1, '.priority': 5 }, b: { c: { d: { e: [1, 2, 3] } }, '.priority': 'p' } });
  await first.database.set('top', true);
  const before = JSON.stringify(await first.database.get(''));
  await first.compact();
  await first.database.set('pub/after', 'the snapshot');
  await first.compact();
  await first.database.set('pub/last', 1);
  await first.close();
  expect(
    readdirSync(dataDir)
      .filter((name) => name.endsWith('.log'))
      .sort(),
  ).toEqual(['journal-2.log', 'snapshot-2.log']);
  const second = await startTwin({ dataDir });
  await second.database.update('pub', { after: null, last: null });
  expect(JSON.stringify(await second.database.get(''))).toBe(before);
  const client = createClient(second.port);
  expect((await get(client.ref('pub/a'))).priority).toBe(5);
  expect((await get(client.ref('pub/b'))).priority).toBe('p');
});

test('a second process on the same folder is refused', async () => {
  const dataDir = temporaryFolder();
  const first = await startTwin({ dataDir });
  await expect(startTwin({ dataDir })).rejects.toThrow(/in use by another process/);
  await first.close();
  await startTwin({ dataDir });
});
