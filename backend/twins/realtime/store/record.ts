import { createHash } from 'node:crypto';
import type { Json } from '@/backend/twins/realtime/data/node-json';
import type { AuthVariable } from '@/backend/twins/realtime/rules/authorize';

/** What one connection wants written when it ends; kept until then, across crashes too. */
export interface DisconnectGroup {
  readonly auth: AuthVariable | null;
  readonly writes: readonly (readonly [path: string, value: Json])[];
}

/** One line of the journal: everything in it happens or none of it. */
export interface JournalRecord {
  readonly writes?: readonly (readonly [path: string, value: Json])[];
  /** Replaces what the connection has set aside; an empty list forgets the connection. */
  readonly pending?: { readonly connection: string; readonly groups: readonly DisconnectGroup[] };
  /** Sessions of this user begun before this millisecond are over. */
  readonly revoked?: { readonly uid: string; readonly at: number };
}

const digest = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 12);

export function encodeLine(value: unknown): string {
  const text = JSON.stringify(value);
  return `${digest(text)} ${text}\n`;
}

/** Null when the line is not whole. */
export function decodeLine(line: string): unknown {
  const text = line.slice(13);
  if (line[12] !== ' ' || digest(text) !== line.slice(0, 12)) return null;
  return JSON.parse(text) as unknown;
}
