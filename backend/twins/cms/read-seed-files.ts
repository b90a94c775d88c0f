import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { isLocale, type Locale } from '@/lib/config/locales';
import { isRecord } from '@/lib/records';
import type { DocumentContent } from '@/backend/api/db/schema/cms';

const SEED_FOLDER = fileURLToPath(new URL('../../../content/', import.meta.url));
const FILE_NAME = /^(?<locale>[A-Za-z-]+?)(?<draft>\.draft)?\.json$/;

export interface SeedDocument {
  kind: string;
  slug: string;
  locale: Locale;
  status: 'draft' | 'published';
  /** A kind with one document of its own name is a single type. */
  isSingle: boolean;
  content: DocumentContent;
}

/**
 * Every document under `<kind>/<slug>/<locale>.json` (`<locale>.draft.json` for a draft).
 * @throws Error naming an invalid file: the seed is part of the code
 */
export async function readSeedFiles(folder = SEED_FOLDER): Promise<SeedDocument[]> {
  const kinds = await subfolders(folder);
  const perKind = await Promise.all(
    kinds.map(async (kind) => {
      const slugs = await subfolders(path.join(folder, kind));
      const isSingle = slugs.length === 1 && slugs[0] === kind;
      return (await Promise.all(slugs.map((slug) => readDocuments(folder, kind, slug, isSingle)))).flat();
    }),
  );
  return perKind.flat();
}

async function readDocuments(folder: string, kind: string, slug: string, isSingle: boolean): Promise<SeedDocument[]> {
  const home = path.join(folder, kind, slug);
  const names = (await readdir(home)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => {
      const { locale, draft } = FILE_NAME.exec(name)?.groups ?? {};
      const file = path.join(home, name);
      if (!isLocale(locale)) throw new Error(`${file} is named after no locale`);
      const content: unknown = JSON.parse(await readFile(file, 'utf8'));
      if (!isRecord(content)) throw new Error(`${file} holds no object`);
      return { kind, slug, locale, status: draft ? ('draft' as const) : ('published' as const), isSingle, content };
    }),
  );
}

async function subfolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
