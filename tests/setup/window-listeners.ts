import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';

/** Takes off again what a test has put on the window, which outlives the file: the files of a worker share one DOM. */
export function removeWindowListeners(): void {
  const added: Parameters<typeof window.addEventListener>[] = [];
  let spy: MockInstance | undefined;
  beforeEach(() => {
    const add = window.addEventListener.bind(window);
    spy = vi.spyOn(window, 'addEventListener').mockImplementation((...parts: Parameters<typeof add>) => {
      added.push(parts);
      add(...parts);
    });
  });
  afterEach(() => {
    spy?.mockRestore();
    for (const [name, listener, options] of added.splice(0)) window.removeEventListener(name, listener, options);
  });
}
