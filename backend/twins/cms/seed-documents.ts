import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { takeMigrationLock } from '@/backend/api/db/migrate';
import { cmsDocuments, type DocumentContent } from '@/backend/api/db/schema/cms';
import { contentHash } from './content-hash';
import type { SeedDocument } from './read-seed-files';

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
    const rows = new Map((await tx.select().from(cmsDocuments)).map((row) => [keyOf(row), row]));
    const report: SeedReport = { written: 0, kept: 0 };
    for (const document of documents) {
      const row = rows.get(keyOf(document));
      const seedHash = contentHash(document.content);
      if (row?.seedHash === seedHash && row.isSingle === document.isSingle) continue;
      if (row && row.seedHash !== contentHash(row.content)) {
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
