import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { __PRIVATE__ as styled } from 'styled-components';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { installModalDialog, installResizeObserver } from './modal-dialog';
import { keepEveryRule, keepVisibilityRules } from './visibility-rules';

// Chunks arrive late on a busy machine: the bound ends a test, it does not time it.
configure({ asyncUtilTimeout: 15_000 });

// Some files of these folders ask for plain Node.
const hasDom = 'HTMLDialogElement' in globalThis;

// It looks once whether there is an IntersectionObserver: before a test has put one there.
if (hasDom) await import('next/link');

beforeAll(() => {
  if (!hasDom) return;
  installModalDialog();
  installResizeObserver();
  dropStyles();
  keepVisibilityRules();
});

afterAll(() => {
  vi.unstubAllGlobals();
  // Where modules are forgotten, the next file would take ours for the library's own.
  keepEveryRule();
});

/** Visibility checks evaluate all style rules, so those of earlier files are removed. */
function dropStyles(): void {
  for (const style of document.querySelectorAll('style[data-styled]')) style.remove();
  styled.mainSheet.clearTag();
  styled.mainSheet.names.clear();
  styled.mainSheet.gs = {};
}

/** Unexpected console output fails a test. */
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
