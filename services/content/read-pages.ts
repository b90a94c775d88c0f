import * as z from 'zod/mini';
import { readCms, type CmsQuery } from './cms-client';
import { noteFailedRead } from './failed-reads';

/** Strapi's default maximum page size. */
export const PAGE_SIZE = '100';
/** Two thousand documents: far more than editors write, and a stop for a CMS that always reports another page. */
const MAX_PAGES = 20;

const envelope = z.object({ data: z.nullable(z.union([z.looseObject({}), z.array(z.looseObject({}))])) });
/** Pagination is the same in Strapi 4, Strapi 5 and our own twin; a single document has none. */
const paging = z.object({ meta: z.object({ pagination: z.object({ pageCount: z.number() }) }) });

type CmsDocument = Record<string, unknown>;

/**
 * Reads all pages of a CMS address; one request where everything fits on one.
 * @returns null when a single page cannot be read: an incomplete list would remove documents from the site map, the feed and the language
 * links
 */
export async function readPages(path: `/${string}`, query: CmsQuery): Promise<CmsDocument[] | null> {
  const first = await readPage(path, query);
  if (first === null) return null;
  const documents = [...first.documents];
  for (let page = 2; page <= Math.min(first.pageCount, MAX_PAGES); page += 1) {
    const next = await readPage(path, { ...query, 'pagination[page]': String(page) });
    if (next === null) {
      // Also after a "not found": the previous page announced this one.
      noteFailedRead();
      return null;
    }
    documents.push(...next.documents);
  }
  return documents;
}

async function readPage(path: `/${string}`, query: CmsQuery): Promise<{ documents: CmsDocument[]; pageCount: number } | null> {
  const answer = await readCms(path, query);
  if (answer === null) return null;
  const parsed = z.safeParse(envelope, answer);
  if (!parsed.success) {
    noteFailedRead();
    return null;
  }
  const { data } = parsed.data;
  return data && { documents: [data].flat(), pageCount: z.safeParse(paging, answer).data?.meta.pagination.pageCount ?? 1 };
}
