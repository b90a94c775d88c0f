import type { Browser, Response } from '@playwright/test';
import { ACCESS_TOKEN_COOKIE } from '@/lib/browser/cookies';
import { gzipBytes, kilobytes } from '@/scripts/budget/route-bytes';

export interface ScriptBytes {
  /** Compressed bytes of every script that the page executes, per file, including inline ones. */
  needed: number;
  /** Compressed bytes of scripts that Next prefetches for links. */
  prefetched: number;
  files: { url: string; bytes: number; isPrefetched: boolean }[];
  /** Of the needed bytes, files that contain the realtime SDK. */
  firebase: number;
}

/** Each of the SDK's packages registers under such a name. */
const FIREBASE_MARK = '"@firebase/';

const SETTLED_MS = 5_000;
/** Types of a <script> that contain code, not data. */
const CODE_TYPES = ['', 'module', 'text/javascript', 'application/javascript'];

function isScript(response: Response): boolean {
  return response.request().resourceType() === 'script' || /javascript/.test(response.headers()['content-type'] ?? '');
}

/** Next prefetches by `<link rel="prefetch">`, whose requests have no type, and executes the result with a script element when idle. */
const isPrefetch = (response: Response): boolean => response.request().resourceType() !== 'script';

/**
 * Loads an address in a fresh profile and waits without interaction until 5 s after the network is idle. Prefetched bytes are counted
 * separately.
 * @param status of the document; @param token of the session, null for a visitor
 */
export async function measureScriptBytes(
  browser: Browser,
  address: string,
  { status = 200, token = null }: { status?: number; token?: string | null } = {},
): Promise<ScriptBytes> {
  const context = await browser.newContext();
  try {
    if (token !== null) await context.addCookies([{ name: ACCESS_TOKEN_COOKIE, value: token, url: new URL(address).origin }]);
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (isScript(response) && response.ok()) responses.push(response);
    });
    const document = await page.goto(address, { waitUntil: 'networkidle' });
    if (document?.status() !== status) throw new Error(`${address} answered ${document?.status() ?? 'nothing'}.`);
    await page.waitForTimeout(SETTLED_MS);

    const prefetched = new Set(responses.filter(isPrefetch).map((response) => response.url()));
    const needed = new Set(responses.map((response) => response.url()).filter((url) => !prefetched.has(url)));
    const inline = await page
      .locator('script:not([src])')
      .evaluateAll(
        (elements, types) =>
          elements.filter((element) => types.includes(element.getAttribute('type') ?? '')).map((element) => element.textContent ?? ''),
        CODE_TYPES,
      );
    const files: ScriptBytes['files'] = inline
      .filter(Boolean)
      .map((code, at) => ({ url: `(inline ${at + 1})`, bytes: gzipBytes(code), isPrefetched: false }));
    // Fetched again: the browser discards the body of a chunk that was only prefetched.
    let firebase = 0;
    for (const url of new Set([...needed, ...prefetched])) {
      const code = await (await context.request.get(onLoopback(url))).body();
      const bytes = gzipBytes(code);
      files.push({ url: new URL(url).pathname, bytes, isPrefetched: !needed.has(url) });
      if (needed.has(url) && code.includes(FIREBASE_MARK)) firebase += bytes;
    }
    const sumOf = (wanted: boolean) => files.reduce((sum, { bytes, isPrefetched }) => (isPrefetched === wanted ? sum + bytes : sum), 0);
    return { needed: sumOf(false), prefetched: sumOf(true), files: files.sort((a, b) => b.bytes - a.bytes), firebase };
  } finally {
    await context.close();
  }
}

/** Node does not resolve `hk.localhost`, and scripts are the same on both hosts. */
function onLoopback(address: string): string {
  const url = new URL(address);
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost';
  return url.href;
}

export function printFiles({ files }: ScriptBytes): void {
  for (const { url, bytes, isPrefetched } of files) {
    console.log(`    ${kilobytes(bytes)} kB  ${url}${isPrefetched ? '  (prefetched)' : ''}`);
  }
}
