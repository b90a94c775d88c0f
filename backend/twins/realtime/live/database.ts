import { nodeAt, type Tree } from '@/backend/twins/realtime/data/node';
import { nodeFromJson, nodeToJson, WIRE } from '@/backend/twins/realtime/data/node-json';
import { setAt } from '@/backend/twins/realtime/data/node-update';
import { formatPath, InvalidDataError, isAncestorOrSame, type Path } from '@/backend/twins/realtime/data/path';
import { type Query, select } from '@/backend/twins/realtime/data/query';
import { mayRead, mayWrite, type AuthVariable } from '@/backend/twins/realtime/rules/authorize';
import type { RuleNode } from '@/backend/twins/realtime/rules/rule-tree';
import type { DurableStore } from '@/backend/twins/realtime/store/durable-store';
import type { DisconnectGroup, JournalRecord } from '@/backend/twins/realtime/store/journal-file';
import type { Clock, Logger } from '@/backend/twins/realtime/twin-options';
import { type Subscriber, type Update, QueryView, WholeView, type View } from './view';

interface ListenNode {
  readonly views: Map<string, View>;
  readonly children: Map<string, ListenNode>;
}

const emptyNode = (): ListenNode => ({ views: new Map(), children: new Map() });
const WHOLE = '';

/** All views by location, so that a write only reaches those above and below it. */
class ListenTree {
  private readonly root = emptyNode();

  subscribe(path: Path, query: Query | null, root: Tree, subscriber: Subscriber): View {
    let node = this.root;
    for (const key of path) {
      const next = node.children.get(key) ?? emptyNode();
      node.children.set(key, next);
      node = next;
    }
    const id = query?.id ?? WHOLE;
    const view = node.views.get(id) ?? (query === null ? new WholeView(path) : new QueryView(path, query, root));
    node.views.set(id, view);
    view.subscribers.add(subscriber);
    return view;
  }

  unsubscribe(path: Path, query: Query | null, subscriber: Subscriber): void {
    this.removeFrom(this.root, path, 0, query?.id ?? WHOLE, subscriber);
  }

  /** Views that a write at any of these paths may affect. */
  affectedBy(changed: readonly Path[]): Set<View> {
    const views = new Set<View>();
    for (const path of changed) {
      let node: ListenNode | undefined = this.root;
      for (const key of path) {
        node.views.forEach((view) => views.add(view));
        node = node.children.get(key);
        if (node === undefined) break;
      }
      if (node !== undefined) this.collect(node, views);
    }
    return views;
  }

  private collect(node: ListenNode, views: Set<View>): void {
    node.views.forEach((view) => views.add(view));
    node.children.forEach((child) => this.collect(child, views));
  }

  /** Returns whether the node is empty, so that the parent can drop it. */
  private removeFrom(node: ListenNode, path: Path, depth: number, id: string, subscriber: Subscriber): boolean {
    const key = path[depth];
    if (key === undefined) {
      const view = node.views.get(id);
      view?.subscribers.delete(subscriber);
      if (view?.subscribers.size === 0) node.views.delete(id);
    } else {
      const child = node.children.get(key);
      if (child !== undefined && this.removeFrom(child, path, depth + 1, id, subscriber)) node.children.delete(key);
    }
    return node.views.size === 0 && node.children.size === 0;
  }
}

/** Identity of a read or write; `admin` is the backend itself, without rules. */
export type Rights = { readonly kind: 'admin' } | { readonly kind: 'user'; readonly auth: AuthVariable | null };
export const ADMIN: Rights = { kind: 'admin' };

export interface RawWrite {
  readonly path: Path;
  /** As sent by a client, including server values. */
  readonly json: unknown;
}

/** An allowed write, resolved against the tree it was planned on. */
export interface Plan {
  readonly before: Tree;
  readonly after: Tree;
  readonly writes: readonly { readonly path: Path; readonly value: Tree }[];
}

export interface Listening {
  readonly initial: Tree;
  stop(): void;
}

function assertDisjoint(writes: readonly RawWrite[]): void {
  writes.forEach((a, index) => {
    if (writes.some((b, other) => other !== index && isAncestorOrSame(a.path, b.path))) {
      throw new InvalidDataError('A path of the update lies within another');
    }
  });
}

const withoutPriority = (path: Path): Path => (path.at(-1) === '.priority' ? path.slice(0, -1) : path);

/** The live tree: reads, planned and committed writes, and listeners. */
export class LiveDatabase {
  private readonly listens = new ListenTree();
  private readonly outbox: { subscriber: Subscriber; update: Update }[] = [];
  private isDelivering = false;

  constructor(
    private readonly store: DurableStore,
    readonly rules: RuleNode,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  get root(): Tree {
    return this.store.state.root;
  }

  read(path: Path, query: Query | null): Tree {
    return select(nodeAt(this.root, path), query);
  }

  mayRead(rights: Rights, path: Path): boolean {
    if (rights.kind === 'admin') return true;
    return mayRead(this.rules, { auth: rights.auth, path, root: this.root, now: this.clock.now() });
  }

  /** Null if the rules refuse; throws InvalidDataError for invalid data. Changes nothing. */
  plan(rights: Rights, raw: readonly RawWrite[]): Plan | null {
    assertDisjoint(raw);
    const before = this.root;
    const now = this.clock.now();
    const writes = raw.map(({ path, json }) => ({
      path,
      value: nodeFromJson(json, { existing: nodeAt(before, path), now, depth: path.length }),
    }));
    const after = writes.reduce((tree, { path, value }) => setAt(tree, path, value), before);
    if (rights.kind === 'user') {
      const { auth } = rights;
      const isAllowed = writes.every(({ path }) =>
        mayWrite(this.rules, { auth, path: withoutPriority(path), root: before, newRoot: after, now }),
      );
      if (!isAllowed) return null;
    }
    return { before, after, writes };
  }

  /** Makes a plan durable, then visible, then notifies listeners. The plan must be based on the current tree. */
  commit(plan: Plan, pending?: JournalRecord['pending']): void {
    const isSame = plan.after === plan.before;
    if (isSame && pending === undefined) return;
    const writes = isSame
      ? []
      : plan.writes.map(({ path, value }): [string, ReturnType<typeof nodeToJson>] => [formatPath(path), nodeToJson(value, WIRE)]);
    this.store.commit({ ...(writes.length > 0 && { writes }), ...(pending && { pending }) }, plan.after);
    const changed = plan.writes.map(({ path }) => withoutPriority(path));
    for (const view of this.listens.affectedBy(changed)) {
      const update = view.advance(plan.before, plan.after, changed);
      if (update !== null) view.subscribers.forEach((subscriber) => this.outbox.push({ subscriber, update }));
    }
    this.deliver();
  }

  listen(path: Path, query: Query | null, subscriber: Subscriber): Listening {
    const view = this.listens.subscribe(path, query, this.root, subscriber);
    return {
      initial: view.current(this.root),
      stop: () => this.listens.unsubscribe(path, query, subscriber),
    };
  }

  /** Replaces a connection's onDisconnect writes. */
  setPending(connection: string, groups: readonly DisconnectGroup[]): void {
    this.store.commit({ pending: { connection, groups } }, this.root);
  }

  /** Delivers updates one at a time: a listener that writes in its callback must not overtake the current update. */
  private deliver(): void {
    if (this.isDelivering) return;
    this.isDelivering = true;
    for (let next = this.outbox.shift(); next !== undefined; next = this.outbox.shift()) {
      try {
        next.subscriber(next.update);
      } catch (error) {
        this.logger.error({ err: error }, 'realtime listener failed');
      }
    }
    this.isDelivering = false;
  }
}
