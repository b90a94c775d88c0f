import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { installModalDialog, installResizeObserver } from './modal-dialog';

// Some files of these folders ask for plain Node.
beforeAll(() => {
  if (!('HTMLDialogElement' in globalThis)) return;
  installModalDialog();
  installResizeObserver();
});

/** Unexpected console noise fails a test: a warning nobody reads is a defect nobody sees. */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = (['error', 'warn'] as const).map((method) => vi.spyOn(console, method));
});

afterEach(() => {
  cleanup();
  const noise = spies.flatMap((spy) => spy.mock.calls.map((call) => String(call[0])));
  for (const spy of spies) spy.mockRestore();
  expect(noise).toEqual([]);
});
