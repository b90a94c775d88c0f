import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { cmsDocuments } from '@/backend/api/db/schema/cms';
import type { DocumentFilter, DocumentQuery } from './document-query';

type Row = typeof cmsDocuments.$inferSelect;

/** `single`, `collection`, or null for an unknown kind. */
export async function formOfKind(orm: Orm, kind: string): Promise<'single' | 'collection' | null> {
  const [row] = await orm.select({ isSingle: cmsDocuments.isSingle }).from(cmsDocuments).where(eq(cmsDocuments.kind, kind)).limit(1);
  return row ? (row.isSingle ? 'single' : 'collection') : null;
}

/** A page of documents and the total count; sorted as requested, then newest first, then by slug. */
export async function findDocuments(orm: Orm, kind: string, query: DocumentQuery): Promise<{ rows: Row[]; total: number }> {
  const where = and(
    eq(cmsDocuments.kind, kind),
    eq(cmsDocuments.locale, query.locale),
    query.wantsDrafts ? latestVersion() : eq(cmsDocuments.status, 'published'),
    ...query.filters.map(condition),
  );
  const order = query.sort.map(({ field, direction }) => (direction === 'asc' ? asc(column(field)) : desc(column(field))));
  const rows = await orm
    .select()
    .from(cmsDocuments)
    .where(where)
    .orderBy(...order, desc(cmsDocuments.publishedAt), asc(cmsDocuments.slug))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [counted] = await orm.select({ total: count() }).from(cmsDocuments).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** With drafts: each document's draft, or the published version without one. */
function latestVersion(): SQL {
  return sql`(${cmsDocuments.status} = 'draft' or not exists (
    select 1 from cms_documents draft
    where draft.kind = ${cmsDocuments.kind} and draft.slug = ${cmsDocuments.slug}
      and draft.locale = ${cmsDocuments.locale} and draft.status = 'draft'))`;
}

function condition({ path, operator, values }: DocumentFilter): SQL {
  const value = path.length === 1 && path[0] === 'documentId' ? sql`${cmsDocuments.documentId}` : textAt(path);
  switch (operator) {
    case 'eq':
      return sql`${value} = ${values[0] ?? ''}`;
    case 'ne':
      return sql`${value} is distinct from ${values[0] ?? ''}`;
    case 'in':
      return inArray(value, values);
    case 'contains':
      return sql`strpos(lower(${value}), lower(${values[0] ?? ''})) > 0`;
  }
}

/** The slug is in its own column, even if the content does not repeat it. */
function textAt(path: string[]): SQL {
  if (path.length === 1 && path[0] === 'slug') return sql`${cmsDocuments.slug}`;
  const keys = sql.join(
    path.map((key) => sql`${key}::text`),
    sql`, `,
  );
  return sql`(${cmsDocuments.content} #>> array[${keys}])`;
}

function column(field: string): SQL {
  if (field === 'publishedAt') return sql`${cmsDocuments.publishedAt}`;
  if (field === 'updatedAt') return sql`${cmsDocuments.updatedAt}`;
  if (field === 'slug') return sql`${cmsDocuments.slug}`;
  // As JSON, so that numbers sort numerically.
  return sql`(${cmsDocuments.content} -> ${field}::text)`;
}
