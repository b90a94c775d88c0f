import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Puts parts of a module in place of its own for the tests of a file: `await standIn(import('@/services/http/send-call'), { sendCall })`.
 * Unlike `vi.mock` it leaves the module as it was, so that the file shares a worker, its DOM and its modules with the others. What a
 * module reads while it is loaded (`dynamic()` of Next, a library's own exports) cannot be replaced in this way.
 */
export async function standIn<Module extends object>(loading: Promise<Module>, parts: { [Name in keyof Module]?: unknown }): Promise<void> {
  const exported = (await loading) as Record<string, unknown>;
  let replaced: { mockRestore: () => void }[] = [];
  beforeEach(() => {
    replaced = Object.entries(parts).map(([name, part]) => vi.spyOn(exported, name, 'get').mockReturnValue(part));
  });
  afterEach(() => {
    for (const spy of replaced) spy.mockRestore();
  });
}
