import { nodeAt, type Scalar, type Tree } from '@/backend/twins/realtime/data/node';
import type { Path } from '@/backend/twins/realtime/data/path';

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
