import type { Tree } from '@/backend/twins/realtime/data/node';
import { nodeFromJson } from '@/backend/twins/realtime/data/node-json';
import { setAt } from '@/backend/twins/realtime/data/node-update';
import { parsePath } from '@/backend/twins/realtime/data/path';
import type { DisconnectGroup, JournalRecord } from './record';

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
