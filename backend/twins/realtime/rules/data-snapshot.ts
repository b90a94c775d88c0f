import { nodeAt, type Scalar, type Tree } from '@/backend/twins/realtime/data/node';
import type { Path } from '@/backend/twins/realtime/data/path';

/** A rule's view of a location: `data`, `newData` and `root` are such. */
export class DataSnapshot {
  private found: Tree | undefined;

  constructor(
    private readonly root: Tree,
    private readonly path: Path,
  ) {}

  /** Looked up when a rule asks: most rules ask for one of the locations they are given. */
  private get node(): Tree {
    this.found ??= nodeAt(this.root, this.path);
    return this.found;
  }

  /** The scalar, null for nothing, and the snapshot itself for an object: an object can only be told from null. */
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
