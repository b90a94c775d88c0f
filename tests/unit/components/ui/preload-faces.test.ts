import { afterEach, expect, test, vi } from 'vitest';
import { PRELOAD_FACES } from '@/lib/config/inline-scripts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The script as the page runs it: it has no build step. */
function preloadedWith(connection: { effectiveType?: string } | undefined): object[] {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset.faces = '/fonts/body.woff2 /fonts/display.woff2';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.stubGlobal('navigator', { connection });
  new Function(PRELOAD_FACES)();
  const links = [...document.head.querySelectorAll('link')];
  for (const link of links) link.remove();
  return links.map(({ rel, as, type, crossOrigin, href }) => ({ rel, as, type, crossOrigin, path: new URL(href).pathname }));
}

test.each([
  ['a fast connection', { effectiveType: '4g' }],
  ['a browser that does not say', {}],
  ['a browser that knows none', undefined],
])('%s asks for each face as the style sheet will', (_name, connection) => {
  expect(preloadedWith(connection)).toEqual(
    ['/fonts/body.woff2', '/fonts/display.woff2'].map((path) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
      path,
    })),
  );
});

test.each(['3g', '2g', 'slow-2g'])('%s waits for none', (effectiveType) => {
  expect(preloadedWith({ effectiveType })).toEqual([]);
});
