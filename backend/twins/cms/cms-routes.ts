import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Orm } from '@/backend/api/db/database';
import type { BackendContext } from '@/backend/context';
import { cmsDocuments } from '@/backend/api/db/schema/cms';
import { refused } from '@/backend/api/http/answer';
import { isEqualInConstantTime } from '@/lib/constant-time';
import { siteReadsLimit } from '@/backend/api/http/rate-limits';
import { sendRefusal } from '@/backend/api/http/send';
import { parseDocumentQuery, type DocumentFilter, type DocumentQuery } from './document-query';

/**
 * The read API of Strapi 5: `GET /cms/<kind>` with locale, filters, sort and pagination; `populate` is accepted, but everything is always
 * populated. Drafts need the preview secret (`?secret=`) or the API token as bearer.
 */
export function registerCmsRoutes(app: FastifyInstance, { env, database: { orm } }: BackendContext): void {
  const rateLimit = siteReadsLimit(env.rateLimitFactor, (request) => isEqualInConstantTime(bearerOf(request), env.cmsToken));
  app.get<{ Params: { kind: string }; Querystring: Record<string, unknown> }>(
    '/cms/:kind',
    { config: { rateLimit } },
    async (request, reply) => {
      const query = parseDocumentQuery(request.query);
      if (!query) return sendRefusal(reply, refused('VALIDATION', 'The locale, filter, sort order or page cannot be used.'));
      if (query.wantsDrafts && !mayReadDrafts(request)) {
        return sendRefusal(reply, refused('UNAUTHENTICATED', 'Drafts need the preview secret.'));
      }
      const form = await formOfKind(orm, request.params.kind);
      if (!form) return sendRefusal(reply, refused('NOT_FOUND', 'There is no content of this kind.'));

      const { rows, total } = await findDocuments(
        orm,
        request.params.kind,
        form === 'single' ? { ...query, filters: [], page: 1, pageSize: 1 } : query,
      );
      reply.header('cache-control', query.wantsDrafts ? 'no-store' : 'public, max-age=0, must-revalidate');
      if (form === 'single') {
        const [row] = rows;
        return row
          ? { data: toDocument(row), meta: {} }
          : sendRefusal(reply, refused('NOT_FOUND', 'This document does not exist in this language.'));
      }
      const { page, pageSize } = query;
      return { data: rows.map(toDocument), meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
    },
  );

  function mayReadDrafts(request: FastifyRequest<{ Querystring: Record<string, unknown> }>): boolean {
    const bearer = bearerOf(request);
    const secret = typeof request.query.secret === 'string' ? request.query.secret : '';
    return (
      isEqualInConstantTime(bearer, env.cmsToken) ||
      isEqualInConstantTime(bearer, env.cmsPreviewSecret) ||
      isEqualInConstantTime(secret, env.cmsPreviewSecret)
    );
  }
}

const bearerOf = (request: Pick<FastifyRequest, 'headers'>): string =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';

/** As in Strapi, `publishedAt` is the time of publishing: a document's own date of that name is its `publishedOn`. */
function toDocument(row: typeof cmsDocuments.$inferSelect) {
  const { publishedAt: own, ...content } = row.content;
  const publishedAt = row.publishedAt?.toISOString() ?? null;
  return {
    ...content,
    ...(typeof own === 'string' && { publishedOn: own }),
    ...(row.isSingle ? {} : { slug: row.slug }),
    id: row.id,
    documentId: row.documentId,
    locale: row.locale,
    publishedAt,
    updatedAt: row.updatedAt.toISOString(),
  };
}

type Row = typeof cmsDocuments.$inferSelect;

/** `single`, `collection`, or null for an unknown kind. */
async function formOfKind(orm: Orm, kind: string): Promise<'single' | 'collection' | null> {
  const [row] = await orm.select({ isSingle: cmsDocuments.isSingle }).from(cmsDocuments).where(eq(cmsDocuments.kind, kind)).limit(1);
  return row ? (row.isSingle ? 'single' : 'collection') : null;
}

/** A page of documents and the total count; sorted as requested, then newest first, then by slug. */
async function findDocuments(orm: Orm, kind: string, query: DocumentQuery): Promise<{ rows: Row[]; total: number }> {
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
