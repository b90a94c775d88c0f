import { vi } from 'vitest';

/** What Vitest itself forgets between two files that each have a worker to themselves; it exports neither. */
declare const __vitest_mocker__: {
  reset: () => void;
  evaluatedModules: { idToModuleMap: Map<string, { id: string; exports?: unknown; evaluated: boolean; promise?: unknown }> };
};

/**
 * First in each file that replaces modules: nothing that the file before has replaced or loaded is left. A worker of its own
 * would do the same and start a DOM and load every package anew, which takes longer than most of these tests.
 */
vi.resetModules();
__vitest_mocker__.reset();
for (const [id, node] of __vitest_mocker__.evaluatedModules.idToModuleMap) {
  if (!id.startsWith('mock:')) continue;
  node.promise = undefined;
  node.exports = undefined;
  node.evaluated = false;
}
