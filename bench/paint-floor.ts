import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Shown } from './paint-page';
import { readAddress } from './site-pages';

/** A browser's Accept header for pictures, so that the server chooses the same format. */
const PICTURES = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const FOLDER = 'bench/blank';

const nameOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 20);

/** Stores the picture with the blank page. @returns its address there */
async function keepPicture(root: string, address: string): Promise<string> {
  const { status, body } = await readAddress(address, { accept: PICTURES });
  if (status !== 200) throw new Error(`${address} answered ${status}.`);
  const name = `${nameOf(body)}${extname(new URL(address).pathname)}`;
  mkdirSync(join(root, FOLDER, 'public', 'pictures'), { recursive: true });
  writeFileSync(join(root, FOLDER, 'public', 'pictures', name), body);
  return `/pictures/${name}`;
}

/**
 * Prepares the baseline of one page before the blank site starts: a file for its document and, if the largest paint is a picture, that
 * picture, both served like the product's.
 * @returns its path on the blank site; different content gives another path, so that earlier runs are kept
 */
export async function prepareFloor(root: string, { text, picture, box }: Shown): Promise<string> {
  const content = JSON.stringify(picture === null ? { text, box } : { picture: await keepPicture(root, picture), box });
  const id = nameOf(content);
  const folder = join(root, FOLDER, '.next', 'shown');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.json`), content);
  return `shown/${id}`;
}

/** Pages of an earlier run are regenerated first, while the stale one is served. */
const WARM_MS = 5_000;

/** Makes the server render and cache the page. @throws Error if it is rendered for each request */
export async function warmFloor(address: string): Promise<void> {
  await readAddress(address);
  for (const end = performance.now() + WARM_MS; ; await wait(100)) {
    const { status, headers } = await readAddress(address);
    const kept = headers['x-nextjs-cache'];
    if (status === 200 && kept === 'HIT') return;
    if (status !== 200 || performance.now() > end) throw new Error(`${address} answered ${status}, and is not kept: ${kept}.`);
  }
}
