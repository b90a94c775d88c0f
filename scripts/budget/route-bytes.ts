import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const manifestSchema = z.object({
  lowPriorityFiles: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.string())),
});

/** The chunks of each `import()`, by the file that it stands in: `pages/faqs.tsx -> @/components/faqs/faqs-view`. */
const importsSchema = z.record(z.string(), z.object({ files: z.array(z.string()) }));

/** What a visitor never opens as a page; /design is a development tool. */
const NO_PAGES = new Set(['/_app', '/_error', '/_document', '/design']);

/** Everything in this project is measured at this level: it is what servers and CDNs commonly send. */
export function gzipBytes(content: Buffer | string): number {
  return gzipSync(content, { level: 6 }).length;
}

function readJson<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> {
  return z.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}

/** The page that a file gives: `pages/blog/index.tsx` is `/blog`. */
function routeOfFile(file: string): string {
  return (
    file
      .replace(/^pages/, '')
      .replace(/\.tsx?$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/**
 * First-load script bytes of each page, compressed, from the build's own manifests: its chunk, the application's, and
 * the views that its file imports, which the server names in the document. Of a page that chooses among views, all.
 * Chunks that a view asks for later by itself are not in it; `npm run bench:bundle` counts those in a browser.
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
export function routeFiles(buildFolder: string): Map<string, string[]> {
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
