import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Tree } from '@/backend/twins/realtime/data/node';
import { nodeToJson, WIRE, nodeFromJson } from '@/backend/twins/realtime/data/node-json';
import { setAt } from '@/backend/twins/realtime/data/node-update';
import { parsePath } from '@/backend/twins/realtime/data/path';
import { encodeLine, type JournalRecord, type DisconnectGroup } from './journal-file';

// Each line holds a subtree at this depth, so that lines do not grow with the number of users.
const LINE_DEPTH = 3;
const CHUNK_BYTES = 256 * 1024;
export const SNAPSHOT_END = 'end';

function* subtrees(tree: Tree, path: string[]): Generator<JournalRecord> {
  if (tree === null) return;
  if (tree.kind === 'leaf' || path.length === LINE_DEPTH) {
    yield { writes: [[path.join('/'), nodeToJson(tree, WIRE)]] };
    return;
  }
  for (const [key, child] of tree.children.ascend()) yield* subtrees(child, [...path, key]);
  if (tree.priority !== null) yield { writes: [[[...path, '.priority'].join('/'), tree.priority]] };
}

function* recordsOf(state: StoredState): Generator<JournalRecord> {
  yield* subtrees(state.root, []);
  for (const [connection, groups] of state.pending) yield { pending: { connection, groups } };
  for (const [uid, at] of state.revoked) yield { revoked: { uid, at } };
}

/**
 * Writes the state as journal lines under a temporary name and renames it after an fsync. The tree is immutable: concurrent writes create
 * new trees.
 */
export async function writeSnapshot(path: string, state: StoredState): Promise<number> {
  const temporary = `${path}.tmp`;
  await rm(temporary, { force: true });
  const file = await open(temporary, 'wx', 0o600);
  let bytes = 0;
  try {
    let chunk = '';
    const flush = async () => {
      bytes += (await file.write(chunk)).bytesWritten;
      chunk = '';
    };
    for (const record of recordsOf(state)) {
      chunk += encodeLine(record);
      if (chunk.length > CHUNK_BYTES) await flush();
    }
    chunk += encodeLine(SNAPSHOT_END);
    await flush();
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
  return bytes;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** All persistent state. */
export interface StoredState {
  root: Tree;
  readonly pending: Map<string, readonly DisconnectGroup[]>;
  /** Time in milliseconds by user: their earlier sessions are invalid. */
  readonly revoked: Map<string, number>;
}

export const emptyState = (): StoredState => ({ root: null, pending: new Map(), revoked: new Map() });

/** The part of a record outside the tree. */
export function applyBookkeeping(state: StoredState, record: JournalRecord): void {
  if (record.pending !== undefined) {
    const { connection, groups } = record.pending;
    if (groups.length === 0) state.pending.delete(connection);
    else state.pending.set(connection, groups);
  }
  if (record.revoked !== undefined) state.revoked.set(record.revoked.uid, record.revoked.at);
}

/** Replays a record; its values are resolved, so the result is deterministic. */
export function applyRecord(state: StoredState, record: JournalRecord): void {
  for (const [text, json] of record.writes ?? []) {
    const path = parsePath(text);
    const value = nodeFromJson(json, { existing: null, now: 0, depth: path.length });
    state.root = setAt(state.root, path, value);
  }
  applyBookkeeping(state, record);
}
