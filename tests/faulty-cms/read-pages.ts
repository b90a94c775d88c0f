import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface ReadPage {
  status: number;
  /** `HIT`: the page as it lies there; `STALE`: the same, and it is being made again. */
  cache: string;
  /** Every word of the page's own part; header, banner and footer stand outside of it. */
  words: string;
}

const AT_ONCE = 6;
const PAUSE_MS = 1_000;
/** Longer than anything that a page waits for. */
const TIMEOUT_MS = 60_000;

/** Node does not look up *.localhost everywhere: the host goes into the header. */
function get(address: string): Promise<{ status: number; cache: string; body: string }> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path: pathname + search, headers: { host }, timeout: TIMEOUT_MS }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            cache: String(answer.headers['x-nextjs-cache'] ?? ''),
            body: Buffer.concat(parts).toString('utf8'),
          }),
        );
    });
    asked.on('timeout', () => asked.destroy(new Error(`${address} did not answer within ${TIMEOUT_MS / 1000} s`)));
    asked.on('error', reject).end();
  });
}

/** The text between the tags of `main`. */
function wordsOf(html: string): string {
  const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  return main
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export async function readPage(address: string): Promise<ReadPage> {
  const { status, cache, body } = await get(address);
  return { status, cache, words: wordsOf(body) };
}

/** Every page that a site lists: a list that lacks one shows in the comparison of the lists. */
export async function listedPages(sites: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    sites.map(async (site) => {
      const { body } = await get(`${site}/sitemap.xml`);
      return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap((match) => match[1] ?? []);
    }),
  );
  return lists.flat().sort();
}

/** A few at a time, in no order. */
export async function forEach<Each>(all: readonly Each[], work: (each: Each) => Promise<void>): Promise<void> {
  const queue = [...all];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
    }),
  );
}

/** Asks until the page has been made again while the server runs: stale first, fresh then. */
export async function readUntilMadeAgain(address: string, deadline: number): Promise<ReadPage | null> {
  let wasStale = false;
  while (Date.now() < deadline) {
    const page = await readPage(address);
    if (page.status !== 200 || (wasStale && page.cache === 'HIT')) return page;
    wasStale ||= page.cache === 'STALE';
    await delay(PAUSE_MS);
  }
  return null;
}
