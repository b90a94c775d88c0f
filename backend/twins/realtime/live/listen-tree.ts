import type { Tree } from '@/backend/twins/realtime/data/node';
import type { Path } from '@/backend/twins/realtime/data/path';
import type { Query } from '@/backend/twins/realtime/data/query';
import { QueryView, WholeView, type View, type Subscriber } from './view';

interface ListenNode {
  readonly views: Map<string, View>;
  readonly children: Map<string, ListenNode>;
}

const emptyNode = (): ListenNode => ({ views: new Map(), children: new Map() });
const WHOLE = '';

/** All views by location, so that a write only reaches those above and below it. */
export class ListenTree {
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
