import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAR_PARTS_NEXT, FIRST_SCREEN_FIRST } from '@/lib/config/inline-scripts';

const root = document.documentElement;
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  document.body.innerHTML = '<main id="main"><p>1</p><p>2</p><div>3<p data-far>a</p></div><p>4</p><p>5</p></main><footer>foot</footer>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete root.dataset.first;
  document.body.innerHTML = '';
});

/** As the page runs them: they have no build step. */
function begin({ hash = '', type = 'navigate' }: { hash?: string; type?: string | null } = {}): void {
  const entries = type === null ? [] : [{ type } as unknown as PerformanceEntry];
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
  vi.stubGlobal('location', { hash });
  new Function(FIRST_SCREEN_FIRST)();
}

const laid = () => [...document.querySelectorAll('[data-laid]')].map(({ textContent }) => textContent);

function nextFrame(): void {
  for (const frame of frames.splice(0)) frame(0);
  vi.runAllTimers();
}

test('lays out one far part a frame, in the order of the page, and leaves no trace', () => {
  begin();
  new Function(FAR_PARTS_NEXT)();
  expect(laid()).toEqual([]);
  const seen = [1, 2, 3, 4].map(() => {
    nextFrame();
    return laid();
  });
  expect(seen).toEqual([['a'], ['a', '4'], ['a', '4', '5'], ['a', '4', '5', 'foot']]);
  expect(root.dataset.first).toBe('');
  nextFrame();
  expect(laid()).toEqual([]);
  expect(root.dataset.first).toBeUndefined();
  expect(frames).toEqual([]);
});

test.each([
  ['an address that leads to a part', { hash: '#calculator' }],
  ['a page that was gone back to, whose place is known', { type: 'back_forward' }],
  ['a page that was loaded anew', { type: 'reload' }],
  ['a browser that does not say how it came', { type: null }],
])('lays out all at once for %s', (_name, how) => {
  begin(how);
  expect(root.dataset.first).toBeUndefined();
  new Function(FAR_PARTS_NEXT)();
  nextFrame();
  expect(laid()).toEqual([]);
});
