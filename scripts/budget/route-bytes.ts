import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const manifestSchema = z.object({
  lowPriorityFiles: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
});

/** Chunks of each `import()`, by source file: `pages/faqs.tsx -> @/components/faqs/faqs-view`. */
const importsSchema = z.record(z.string(), z.object({ files: z.array(z.string()) }));

/** Not visited as pages; /design is a development tool. */
const NO_PAGES = new Set(['/_app', '/_error', '/_document', '/design']);

/** The compression level that servers and CDNs commonly use, for all measurements. */
export function gzipBytes(content: Buffer | string): number {
  return gzipSync(content, { level: 6 }).length;
}

function readJson<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> {
  return z.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}

/** Route of a file: `pages/blog/index.tsx` is `/blog`. */
function routeOfFile(file: string): string {
  return (
    file
      .replace(/^pages/, '')
      .replace(/\.tsx?$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/**
 * Compressed first-load script bytes of each page, from the build's manifests: its chunk, the application's, and the views that its file
 * imports, which the document preloads. All views for a page that chooses among them. Later chunks are not included; `npm run bench -- bundle`
 * counts those in a browser.
 */
export function routeBytes(buildFolder: string): Map<string, number> {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipBytes(readFileSync(join(buildFolder, file)));
    sizes.set(file, size);
    return size;
  };
  return new Map([...routeFiles(buildFolder)].map(([route, files]) => [route, files.reduce((sum, file) => sum + sizeOf(file), 0)]));
}

/** The files themselves, from the build's folder. */
function routeFiles(buildFolder: string): Map<string, string[]> {
  const manifest = readJson(join(buildFolder, 'build-manifest.json'), manifestSchema);
  const imports = readJson(join(buildFolder, 'react-loadable-manifest.json'), importsSchema);
  const views = new Map<string, string[]>();
  for (const [key, { files }] of Object.entries(imports)) {
    const [file = ''] = key.split(' -> ');
    if (file.startsWith('pages/')) views.set(routeOfFile(file), [...(views.get(routeOfFile(file)) ?? []), ...files]);
  }
  const everywhere = [...(manifest.pages['/_app'] ?? []), ...manifest.lowPriorityFiles];
  const routes = Object.keys(manifest.pages)
    .filter((route) => !NO_PAGES.has(route))
    .sort();
  return new Map(
    routes.map((route) => {
      const files = new Set(
        [...everywhere, ...(manifest.pages[route] ?? []), ...(views.get(route) ?? [])].filter((file) => file.endsWith('.js')),
      );
      return [route, [...files]];
    }),
  );
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
