import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const manifestSchema = z.object({
  lowPriorityFiles: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
});

/** What a visitor never opens as a page; /design is a development tool. */
const NO_PAGES = new Set(['/_app', '/_error', '/_document', '/design']);

/** Everything in this project is measured at this level: it is what servers and CDNs commonly send. */
export function gzipBytes(content: Buffer | string): number {
  return gzipSync(content, { level: 6 }).length;
}

/**
 * First-load script bytes of each page, compressed, from the build's own manifest. Chunks that a page
 * asks for later by itself are not in it; `npm run bench:bundle` counts those in a browser.
 */
export function routeBytes(buildFolder: string): Map<string, number> {
  const manifest = z.parse(manifestSchema, JSON.parse(readFileSync(join(buildFolder, 'build-manifest.json'), 'utf8')));
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipBytes(readFileSync(join(buildFolder, file)));
    sizes.set(file, size);
    return size;
  };
  const everywhere = [...(manifest.pages['/_app'] ?? []), ...manifest.lowPriorityFiles];
  const routes = Object.keys(manifest.pages).filter((route) => !NO_PAGES.has(route)).sort();
  return new Map(
    routes.map((route) => {
      const files = new Set([...everywhere, ...(manifest.pages[route] ?? [])].filter((file) => file.endsWith('.js')));
      return [route, [...files].reduce((sum, file) => sum + sizeOf(file), 0)];
    }),
  );
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
