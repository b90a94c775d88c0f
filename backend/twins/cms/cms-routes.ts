import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import type { cmsDocuments } from '@/backend/api/db/schema/cms';
import { refused } from '@/backend/api/http/answer';
import { isEqualInConstantTime } from '@/lib/constant-time';
import { siteReadsLimit } from '@/backend/api/http/rate-limits';
import { sendRefusal } from '@/backend/api/http/send';
import { parseDocumentQuery } from './document-query';
import { findDocuments, formOfKind } from './find-documents';

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
