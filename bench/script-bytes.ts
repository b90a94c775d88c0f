import type { Browser, Response } from '@playwright/test';
import { ACCESS_TOKEN_COOKIE } from '@/lib/access-token-cookie';
import { gzipBytes, kilobytes } from '@/scripts/budget/route-bytes';

export interface ScriptBytes {
  /** Compressed bytes of every script of a cold load, each file by itself, inline ones too. */
  total: number;
  files: { url: string; bytes: number }[];
  /** Of these, the files with a module of the realtime SDK. */
  firebase: number;
}

/** Each of the SDK's packages registers itself under such a name. */
const FIREBASE_MARK = '"@firebase/';

const AFTER_IDLE_MS = 5_000;
/** Types of a <script> that are data, not code. */
const CODE_TYPES = ['', 'module', 'text/javascript', 'application/javascript'];

function isScript(response: Response): boolean {
  return response.request().resourceType() === 'script' || /javascript/.test(response.headers()['content-type'] ?? '');
}

/**
 * Loads an address in a fresh profile and waits, without touching the page, until 5 s after the network is idle.
 * @param status of the document; @param token whose session there is, null for a visitor
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
    const urls = new Set<string>();
    page.on('response', (response) => {
      if (isScript(response) && response.ok()) urls.add(response.url());
    });
    const document = await page.goto(address, { waitUntil: 'networkidle' });
    if (document?.status() !== status) throw new Error(`${address} answered ${document?.status() ?? 'nothing'}.`);
    await page.waitForTimeout(AFTER_IDLE_MS);

    const inline = await page
      .locator('script:not([src])')
      .evaluateAll(
        (elements, types) =>
          elements.filter((element) => types.includes(element.getAttribute('type') ?? '')).map((element) => element.textContent ?? ''),
        CODE_TYPES,
      );
    const files = inline.filter(Boolean).map((code, at) => ({ url: `(inline ${at + 1})`, bytes: gzipBytes(code) }));
    // Asked for once more: the browser does not keep the body of a chunk that was only prefetched.
    let firebase = 0;
    for (const url of urls) {
      const code = await (await context.request.get(onLoopback(url))).body();
      const bytes = gzipBytes(code);
      files.push({ url: new URL(url).pathname, bytes });
      if (code.includes(FIREBASE_MARK)) firebase += bytes;
    }
    return { total: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.sort((a, b) => b.bytes - a.bytes), firebase };
  } finally {
    await context.close();
  }
}

/** Node does not resolve `hk.localhost`, and a script is the same on both hosts. */
function onLoopback(address: string): string {
  const url = new URL(address);
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost';
  return url.href;
}

export function printFiles({ files }: ScriptBytes): void {
  for (const { url, bytes } of files) console.log(`    ${kilobytes(bytes)} kB  ${url}`);
}
