import { childOf, nodeAt, type Tree } from '@/backend/twins/realtime/data/node';
import type { Path } from '@/backend/twins/realtime/data/path';
import { DataSnapshot } from './methods';
import type { Names } from './evaluate';
import { descend, type RuleNode } from './rule-tree';

/** The signed-in user in rules. */
export interface AuthVariable {
  readonly uid: string;
  readonly provider: 'custom';
  readonly token: Readonly<Record<string, unknown>>;
}

export interface ReadRequest {
  readonly auth: AuthVariable | null;
  readonly path: Path;
  readonly root: Tree;
  readonly now: number;
}

export interface WriteRequest extends ReadRequest {
  /** The tree after the whole write. */
  readonly newRoot: Tree;
}

interface Step {
  readonly rules: RuleNode;
  readonly path: Path;
  readonly variables: Names;
}

/** The rule nodes from the root to the path; ends early if there are no rules. */
function* stepsTo(rules: RuleNode, path: Path): Generator<Step> {
  let step: Step = { rules, path: [], variables: {} };
  yield step;
  for (const key of path) {
    const next = descend(step.rules, key);
    if (next === null) return;
    const variables = next.variable === null ? step.variables : { ...step.variables, [next.variable]: key };
    step = { rules: next.node, path: [...step.path, key], variables };
    yield step;
  }
}

/** Reading is allowed if a `.read` on the path is true. */
export function mayRead(rules: RuleNode, request: ReadRequest): boolean {
  const { auth, now, root } = request;
  for (const step of stepsTo(rules, request.path)) {
    if (step.rules.read === null) continue;
    const names = { ...step.variables, auth, now, root: new DataSnapshot(root, []), data: new DataSnapshot(root, step.path) };
    if (step.rules.read(names)) return true;
  }
  return false;
}

function namesFor(step: Step, request: WriteRequest): Names {
  return {
    ...step.variables,
    auth: request.auth,
    now: request.now,
    root: new DataSnapshot(request.root, []),
    data: new DataSnapshot(request.root, step.path),
    newData: new DataSnapshot(request.newRoot, step.path),
  };
}

/** Every `.validate` below a written location must be true for the new data. */
function isValidBelow(step: Step, written: Tree, request: WriteRequest): boolean {
  if (written?.kind !== 'branch') return true;
  for (const [key, child] of written.children.ascend()) {
    const next = descend(step.rules, key);
    if (next === null) continue;
    const variables = next.variable === null ? step.variables : { ...step.variables, [next.variable]: key };
    const below: Step = { rules: next.node, path: [...step.path, key], variables };
    if (next.node.validate !== null && !next.node.validate(namesFor(below, request))) return false;
    if (!isValidBelow(below, child, request)) return false;
  }
  return true;
}

/**
 * Writing is allowed if a `.write` on the path is true and every `.validate` on the path and below is true. `.validate` is skipped for
 * removed data, so removals depend on `.write` (and the parents' `.validate`).
 */
export function mayWrite(rules: RuleNode, request: WriteRequest): boolean {
  let isGranted = false;
  let last: Step | null = null;
  let remaining: Tree = request.newRoot;
  for (const step of stepsTo(rules, request.path)) {
    const key = step.path.at(-1);
    if (key !== undefined) remaining = childOf(remaining, key);
    const { write, validate } = step.rules;
    const names = namesFor(step, request);
    isGranted ||= write !== null && write(names);
    if (remaining !== null && validate !== null && !validate(names)) return false;
    last = step;
  }
  if (!isGranted || last === null) return false;
  // If the rules end above the written location, nothing below is validated.
  if (last.path.length < request.path.length) return true;
  return isValidBelow(last, nodeAt(request.newRoot, request.path), request);
}

/** Whether the query's sort key is in the rules' `.indexOn`. */
export function isIndexed(rules: RuleNode, path: Path, index: string): boolean {
  let reached: Step | null = null;
  for (const step of stepsTo(rules, path)) reached = step;
  return reached !== null && reached.path.length === path.length && reached.rules.indexes.includes(index);
}
