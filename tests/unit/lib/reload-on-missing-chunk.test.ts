// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnMissingChunk } from '@/lib/browser/reload-on-missing-chunk';

const reload = vi.fn();
let answer: () => Promise<{ status: number }>;

/** A script that the page has asked for and not got. */
async function lose(src: string): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  script.type = 'text/plain'; // the test's own browser fetches nothing
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve, 0));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => vi.unstubAllGlobals());

describe('reloadOnMissingChunk', () => {
  it('loads the page anew once for a build whose file is gone, and never in a circle of two builds', async () => {
    answer = () => Promise.resolve({ status: 404 });
    // Each page listens by itself; the others' listeners stay, as nothing leaves this window.
    for (const build of ['one', 'two', 'one', 'two', 'one']) {
      vi.stubGlobal('__NEXT_DATA__', { buildId: build });
      reloadOnMissingChunk();
      await lose('/_next/static/chunks/part.js');
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the network is away', () => Promise.reject(new TypeError('Failed to fetch')), '/_next/static/chunks/part.js'],
    ['the file is there', () => Promise.resolve({ status: 200 }), '/_next/static/chunks/part.js'],
    ['the server is busy', () => Promise.resolve({ status: 503 }), '/_next/static/chunks/part.js'],
    ['it is somebody else’s script', () => Promise.resolve({ status: 404 }), 'https://example.com/tags.js'],
  ])('stays where %s', async (_, given, src) => {
    answer = given;
    vi.stubGlobal('__NEXT_DATA__', { buildId: 'three' });
    reloadOnMissingChunk();
    await lose(src);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays where nothing can be remembered', async () => {
    answer = () => Promise.resolve({ status: 404 });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    vi.stubGlobal('__NEXT_DATA__', { buildId: 'four' });
    reloadOnMissingChunk();
    await lose('/_next/static/chunks/part.js');
    vi.restoreAllMocks();
    expect(reload).not.toHaveBeenCalled();
  });
});
