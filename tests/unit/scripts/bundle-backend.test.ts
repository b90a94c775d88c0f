import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { bundleBackend } from '@/scripts/build/bundle-backend.mjs';

const HOUR_MS = 3_600_000;
const left: string[] = [];
afterEach(() => left.splice(0).forEach((path) => rmSync(path, { force: true })));

/** A file of another bundle, last used so long ago. */
function leave(folder: string, name: string, agoMs: number): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  const used = new Date(Date.now() - agoMs);
  utimesSync(path, used, used);
  left.push(path);
  return path;
}

describe('the backend in one file', () => {
  it('is whole for two that make it at once', async () => {
    const [entry, again] = await Promise.all([bundleBackend(), bundleBackend()]);
    expect(again).toBe(entry);
    const folder = dirname(entry);
    const loaded = [...readFileSync(entry, 'utf8').matchAll(/from "(\.\/[^"]+)"|import\("(\.\/[^"]+)"\)/g)].map(
      ([, early, late]) => early ?? late ?? '',
    );
    expect(loaded.some((name) => name.startsWith('./server-'))).toBe(true);
    for (const name of loaded) expect(existsSync(join(folder, name)), name).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('reads what lies beside a source from where it lies', async () => {
    const entry = await bundleBackend();
    const server = /server-\w+\.mjs/.exec(readFileSync(entry, 'utf8'))?.[0] ?? '';
    const places = [...readFileSync(join(dirname(entry), server), 'utf8').matchAll(/new URL\("([^"]+)", import\.meta\.url\)\.href/g)].map(
      ([, place]) => place ?? '',
    );
    expect(places.length).toBeGreaterThan(5);
    for (const place of places) expect(existsSync(join(dirname(entry), place)), place).toBe(true);
  });

  it('takes the place of bundles that nobody has begun on for an hour', async () => {
    const folder = dirname(await bundleBackend());
    const old = leave(folder, 'server-OLD.mjs', 2 * HOUR_MS);
    const young = leave(folder, 'server-YOUNG.mjs', HOUR_MS / 2);
    await bundleBackend();
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });
});
