import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@/lib/config/locales';

/**
 * The content shipped with the site: the same files that seed the reference CMS. Pages fall back to it when the CMS cannot be read, also at
 * build time.
 */
const FOLDER = path.join(process.cwd(), 'content');

/** @returns undefined when there is no such document in this language */
export async function readBundled(kind: string, slug: string, locale: Locale): Promise<unknown> {
  return readFile(path.join(FOLDER, kind, slug, `${locale}.json`), 'utf8').then(
    (text): unknown => ({ slug, ...(JSON.parse(text) as object) }),
    () => undefined,
  );
}

/** Every document of a collection in one language. */
export async function readBundledCollection(kind: string, locale: Locale): Promise<unknown[]> {
  const slugs = await readdir(path.join(FOLDER, kind)).catch(() => []);
  const documents = await Promise.all(slugs.map((slug) => readBundled(kind, slug, locale)));
  return documents.filter((document) => document !== undefined);
}

/** Whether a document is bundled with the site, in any language. */
export async function isBundled(kind: string, slug: string): Promise<boolean> {
  const slugs: string[] = await readdir(path.join(FOLDER, kind)).catch(() => []);
  return slugs.includes(slug);
}
