import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { __PRIVATE__ as styled } from 'styled-components';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';

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

if (hasDom) keepComputedStyles();

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

/** Each test begins as in a new tab: with no answers of the one before, and nothing kept. */
beforeEach(async () => {
  if (!hasDom) return;
  const { queryClient } = await import('@/services/http/query-client');
  queryClient().clear();
  localStorage.clear();
  sessionStorage.clear();
});

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

/** What decides whether an element is seen and can be pressed. */
const SEEN = /^\s*(display|visibility|opacity|pointer-events)\s*:/;
const NOTHING = '@media not all {}';

const whole = 'CSSStyleSheet' in globalThis ? CSSStyleSheet.prototype.insertRule : null;

/**
 * Every element that is asked for by its role or name is held against every rule, and takes on what the matching ones say: a
 * third of the views' time went into colours and margins, for which hardly any test asks.
 */
function keepVisibilityRules(): void {
  CSSStyleSheet.prototype.insertRule = function insertSeen(rule, index) {
    const seen = rule.replace(
      /\{([^{}]*)\}/g,
      (_block, declarations: string) =>
        `{${declarations
          .split(';')
          .filter((each) => SEEN.test(each))
          .join(';')}}`,
    );
    return whole?.call(this, /\{[^{}]*:[^{}]*\}/.test(seen) ? seen : NOTHING, index) ?? 0;
  };
}

/** jsdom keeps what it has computed until something changes, and copies it value by value for each question: one copy will do. */
function keepComputedStyles(): void {
  const view = document.defaultView ?? window;
  const compute = view.getComputedStyle.bind(view);
  const impl = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl') as unknown as 'impl';
  const known = new WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>();
  view.getComputedStyle = (element, pseudo) => {
    const kept = (element.ownerDocument as unknown as { impl: { _styleCache: object } })[impl]._styleCache;
    const copies = known.get(kept) ?? new WeakMap<Element, CSSStyleDeclaration>();
    known.set(kept, copies);
    const style = copies.get(element) ?? compute(element, pseudo);
    copies.set(element, style);
    return style;
  };
  afterAll(() => void (view.getComputedStyle = compute));
}

/** For a file that looks at the rules themselves. */
function keepEveryRule(): void {
  if (whole) CSSStyleSheet.prototype.insertRule = whole;
}

/**
 * jsdom lacks modal dialogs. This adds what the components need: open state, the `cancel` event of Escape, and the focus return. The real
 * behaviour is tested in a browser, by tests/e2e/site/design.spec.ts.
 */
function installModalDialog(): void {
  const returnFocusTo = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    returnFocusTo.set(this, document.activeElement);
    this.open = true;
    this.addEventListener('keydown', cancelOnEscape);
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.removeEventListener('keydown', cancelOnEscape);
    const previous = returnFocusTo.get(this);
    if (previous instanceof HTMLElement) previous.focus();
  };
}

function cancelOnEscape(this: HTMLElement, event: KeyboardEvent) {
  if (event.key === 'Escape' && this.getAttribute('closedby') !== 'none') this.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** jsdom lays nothing out, so nothing changes its size; tests of what follows a size bring their own. */
function installResizeObserver(): void {
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
}
