import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nodeFromJson, nodeToJson, PLAIN } from '@/backend/twins/realtime/data/node-json';
import { setAt } from '@/backend/twins/realtime/data/node-update';
import { DurableStore } from '@/backend/twins/realtime/store/durable-store';
import { SILENT_LOGGER } from '@/backend/twins/realtime/twin-options';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'realtime-store-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const open = (path: string) => DurableStore.open(path, SILENT_LOGGER);

function put(store: DurableStore, key: string, value: number): void {
  const tree = nodeFromJson(value, { existing: null, now: 0, depth: 1 });
  store.commit({ writes: [[key, value]] }, setAt(store.state.root, [key], tree));
}

const contents = (store: DurableStore) => nodeToJson(store.state.root, PLAIN);

test('writes during a compaction are in the new journal', async () => {
  const path = folder();
  const store = await open(path);
  for (let index = 0; index < 100; index += 1) put(store, `before${index}`, index);
  const compaction = store.compact();
  for (let index = 0; index < 100; index += 1) put(store, `during${index}`, index);
  await compaction;
  put(store, 'after', 1);
  const expected = contents(store);
  await store.close();
  const again = await open(path);
  expect(contents(again)).toEqual(expected);
  await again.close();
});

test('a crash between the new journal and the new snapshot loses nothing', async () => {
  const path = folder();
  const store = await open(path);
  put(store, 'a', 1);
  const saved = join(path, 'saved');
  copyFileSync(join(path, 'journal-0.log'), saved);
  await store.compact();
  put(store, 'b', 2);
  await store.close();
  // As the disk stands when the process is killed before the snapshot has its name.
  copyFileSync(saved, join(path, 'journal-0.log'));
  rmSync(join(path, 'snapshot-1.log'));
  writeFileSync(join(path, 'snapshot-1.log.tmp'), 'half a snap');
  const again = await open(path);
  expect(contents(again)).toEqual({ a: 1, b: 2 });
  await again.compact();
  await again.close();
  expect(
    readdirSync(path)
      .filter((name) => name.endsWith('.log'))
      .sort(),
  ).toEqual(['journal-2.log', 'snapshot-2.log']);
});

test('a snapshot that is not whole stops the start', async () => {
  const path = folder();
  const store = await open(path);
  put(store, 'a', 1);
  await store.compact();
  await store.close();
  writeFileSync(join(path, 'snapshot-1.log'), '');
  await expect(open(path)).rejects.toThrow(/damaged/);
});

test('pending writes and revocations come back, forgotten ones do not', async () => {
  const path = folder();
  const store = await open(path);
  const group = { auth: null, writes: [['x', 1] as const] };
  store.commit({ pending: { connection: 'one', groups: [group] } }, null);
  store.commit({ pending: { connection: 'two', groups: [group] } }, null);
  store.commit({ pending: { connection: 'two', groups: [] } }, null);
  store.commit({ revoked: { uid: 'u', at: 5 } }, null);
  await store.compact();
  await store.close();
  const again = await open(path);
  expect([...again.state.pending]).toEqual([['one', [group]]]);
  expect([...again.state.revoked]).toEqual([['u', 5]]);
  await again.close();
});
