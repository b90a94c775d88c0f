import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Orm } from '@/backend/api/db/database';
import { takeMigrationLock } from '@/backend/api/db/migrate';
import { cmsDocuments, type DocumentContent } from '@/backend/api/db/schema/cms';
import { isLocale, type Locale } from '@/lib/config/locales';
import { isRecord } from '@/lib/records';
import { contentHash } from './content-hash';

/** Publication date of documents without one. */
const SEED_DATE = new Date('2026-01-05T01:00:00Z');

export interface SeedReport {
  written: number;
  /** Edited in the database since they were seeded, and not overwritten. */
  kept: number;
}

const keyOf = (row: { kind: string; slug: string; locale: string; status: string }) =>
  [row.kind, row.slug, row.locale, row.status].join(' ');

/** Writes new and changed seed files into the database; documents edited there are kept. */
export async function seedDocuments(orm: Orm, documents: readonly SeedDocument[], now: Date): Promise<SeedReport> {
  return orm.transaction(async (tx) => {
    await takeMigrationLock(tx);
    // Without their contents, which are a megabyte and are needed of changed ones alone.
    const { id, kind, slug, locale, status, isSingle, seedHash: hashed } = cmsDocuments;
    const stored = await tx.select({ id, kind, slug, locale, status, isSingle, seedHash: hashed }).from(cmsDocuments);
    const rows = new Map(stored.map((row) => [keyOf(row), row]));
    const report: SeedReport = { written: 0, kept: 0 };
    for (const document of documents) {
      const row = rows.get(keyOf(document));
      const seedHash = contentHash(document.content);
      if (row?.seedHash === seedHash && row.isSingle === document.isSingle) continue;
      if (row && (await isEdited(tx, row))) {
        report.kept += 1;
        continue;
      }
      const values = { ...document, documentId: documentId(document), publishedAt: publishedAt(document), updatedAt: now, seedHash };
      if (row) await tx.update(cmsDocuments).set(values).where(eq(cmsDocuments.id, row.id));
      else await tx.insert(cmsDocuments).values(values);
      report.written += 1;
    }
    return report;
  });
}

async function isEdited(tx: Orm, { id, seedHash }: { id: number; seedHash: string | null }): Promise<boolean> {
  const [row] = await tx.select({ content: cmsDocuments.content }).from(cmsDocuments).where(eq(cmsDocuments.id, id));
  return seedHash !== contentHash(row?.content);
}

/** One id per document in all its languages, the same on every machine; 24 characters, as in Strapi. */
function documentId({ kind, slug }: SeedDocument): string {
  return createHash('sha256').update(`${kind}/${slug}`).digest('hex').slice(0, 24);
}

function publishedAt({ status, content }: { status: string; content: DocumentContent }): Date | null {
  if (status === 'draft') return null;
  const own = content.publishedAt;
  const date = typeof own === 'string' ? new Date(own) : SEED_DATE;
  return Number.isNaN(date.getTime()) ? SEED_DATE : date;
}

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
