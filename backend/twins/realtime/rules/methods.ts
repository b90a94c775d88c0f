import { nodeAt, type Scalar, type Tree } from '@/backend/twins/realtime/data/node';
import type { Path } from '@/backend/twins/realtime/data/path';

/** Type of an expression; `any` is only known at run time. */
export type RuleType = 'string' | 'number' | 'boolean' | 'null' | 'snapshot' | 'regexp' | 'list' | 'object' | 'any';

export class RuleRuntimeError extends Error {
  override readonly name = 'RuleRuntimeError';
}

export interface Method {
  readonly takes: readonly RuleType[];
  /** Number of optional arguments. */
  readonly optional?: number;
  readonly gives: RuleType;
  readonly run: (self: unknown, args: readonly unknown[]) => unknown;
}

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new RuleRuntimeError('Not a string');
  return value;
};
const snapshot = (value: unknown): DataSnapshot => {
  if (!(value instanceof DataSnapshot)) throw new RuleRuntimeError('Not a location');
  return value;
};
const texts = (value: unknown): string[] | undefined => {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw new RuleRuntimeError('Not a list');
  return value.map(text);
};
const pattern = (value: unknown): RegExp => {
  if (!(value instanceof RegExp)) throw new RuleRuntimeError('Not a pattern');
  return value;
};

export const STRING_METHODS: Readonly<Record<string, Method>> = {
  contains: { takes: ['string'], gives: 'boolean', run: (self, [part]) => text(self).includes(text(part)) },
  beginsWith: { takes: ['string'], gives: 'boolean', run: (self, [part]) => text(self).startsWith(text(part)) },
  endsWith: { takes: ['string'], gives: 'boolean', run: (self, [part]) => text(self).endsWith(text(part)) },
  matches: { takes: ['regexp'], gives: 'boolean', run: (self, [test]) => pattern(test).test(text(self)) },
  replace: { takes: ['string', 'string'], gives: 'string', run: (self, [a, b]) => text(self).split(text(a)).join(text(b)) },
  toLowerCase: { takes: [], gives: 'string', run: (self) => text(self).toLowerCase() },
  toUpperCase: { takes: [], gives: 'string', run: (self) => text(self).toUpperCase() },
};

export const SNAPSHOT_METHODS: Readonly<Record<string, Method>> = {
  val: { takes: [], gives: 'any', run: (self) => snapshot(self).val() },
  child: { takes: ['string'], gives: 'snapshot', run: (self, [path]) => snapshot(self).child(text(path)) },
  parent: {
    takes: [],
    gives: 'snapshot',
    run: (self) => {
      const above = snapshot(self).parent();
      if (above === null) throw new RuleRuntimeError('The root has no parent');
      return above;
    },
  },
  exists: { takes: [], gives: 'boolean', run: (self) => snapshot(self).exists() },
  hasChild: { takes: ['string'], gives: 'boolean', run: (self, [path]) => snapshot(self).hasChild(text(path)) },
  hasChildren: {
    takes: ['list'],
    optional: 1,
    gives: 'boolean',
    run: (self, [keys]) => snapshot(self).hasChildren(texts(keys)),
  },
  getPriority: { takes: [], gives: 'any', run: (self) => snapshot(self).priority() },
  isString: { takes: [], gives: 'boolean', run: (self) => snapshot(self).isOf('string') },
  isNumber: { takes: [], gives: 'boolean', run: (self) => snapshot(self).isOf('number') },
  isBoolean: { takes: [], gives: 'boolean', run: (self) => snapshot(self).isOf('boolean') },
};

/** A location in a rule: `data`, `newData` and `root`. */
export class DataSnapshot {
  private found: Tree | undefined;

  constructor(
    private readonly root: Tree,
    private readonly path: Path,
  ) {}

  /** Lazy: most rules use only one of their locations. */
  private get node(): Tree {
    this.found ??= nodeAt(this.root, this.path);
    return this.found;
  }

  /** The scalar, null for nothing, or the snapshot itself for an object, which can only be compared with null. */
  val(): Scalar | null | DataSnapshot {
    if (this.node === null) return null;
    return this.node.kind === 'leaf' ? this.node.value : this;
  }

  child(path: string): DataSnapshot {
    return new DataSnapshot(this.root, [...this.path, ...path.split('/').filter((key) => key !== '')]);
  }

  parent(): DataSnapshot | null {
    return this.path.length === 0 ? null : new DataSnapshot(this.root, this.path.slice(0, -1));
  }

  exists(): boolean {
    return this.node !== null;
  }

  hasChild(path: string): boolean {
    return this.child(path).exists();
  }

  hasChildren(keys?: readonly string[]): boolean {
    return keys === undefined ? this.node?.kind === 'branch' : keys.every((key) => this.hasChild(key));
  }

  priority(): string | number | null {
    return this.node?.priority ?? null;
  }

  isOf(type: 'string' | 'number' | 'boolean'): boolean {
    return this.node?.kind === 'leaf' && typeof this.node.value === type;
  }
}
