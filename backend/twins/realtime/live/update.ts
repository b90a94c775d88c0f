import { nodeToJson, PLAIN, WIRE, type Json } from '@/backend/twins/realtime/data/node-json';
import type { Tree } from '@/backend/twins/realtime/data/node';
import { formatPath, type Path } from '@/backend/twins/realtime/data/path';

/** A change for listeners: a new value at a path, or new values at several paths below it. */
export type Update =
  | { readonly kind: 'set'; readonly path: Path; readonly value: Tree }
  | { readonly kind: 'merge'; readonly path: Path; readonly values: readonly (readonly [below: Path, value: Tree])[] };

export type Subscriber = (update: Update) => void;

/** A single value is sent as a plain set, which is shorter. */
export function updateOf(path: Path, values: readonly (readonly [below: Path, value: Tree])[]): Update {
  const [only] = values;
  if (only !== undefined && values.length === 1) return { kind: 'set', path: [...path, ...only[0]], value: only[1] };
  return { kind: 'merge', path, values };
}

const texts = new WeakMap<Update, string>();

/** The wire form without the listener's tag; computed once for all listeners of the update. */
export function wireText(update: Update): string {
  const known = texts.get(update);
  if (known !== undefined) return known;
  const data =
    update.kind === 'set'
      ? nodeToJson(update.value, WIRE)
      : Object.fromEntries(update.values.map(([below, value]) => [formatPath(below), nodeToJson(value, WIRE)]));
  const action = update.kind === 'set' ? 'd' : 'm';
  const text = `{"t":"d","d":{"a":"${action}","b":{"p":${JSON.stringify(formatPath(update.path))},"d":${JSON.stringify(data)}`;
  texts.set(update, text);
  return text;
}

/** The changed locations with plain values, for the in-process interface. */
export function plainChanges(update: Update): { path: string; value: Json }[] {
  const rows = update.kind === 'set' ? [[[], update.value] as const] : update.values;
  return rows.map(([below, value]) => ({
    path: formatPath([...update.path, ...below]),
    value: nodeToJson(value, PLAIN),
  }));
}
