import * as z from 'zod/mini';
import { readCms, type CmsQuery } from './cms-client';
import { noteFailedRead } from './failed-reads';

/** As many as Strapi gives at once unless it is configured otherwise. */
export const PAGE_SIZE = '100';
/** Two thousand documents of a kind: far more than an editor writes, and an end to an answer that knows none. */
const MAX_PAGES = 20;

const envelope = z.object({ data: z.nullable(z.union([z.looseObject({}), z.array(z.looseObject({}))])) });
/** The same in Strapi 4, Strapi 5 and our own twin; a single document has none. */
const paging = z.object({ meta: z.object({ pagination: z.object({ pageCount: z.number() }) }) });

type CmsDocument = Record<string, unknown>;

/**
 * What the CMS has at an address, page after page; one request where it fits on one.
 * @returns null when it has said nothing that can be used. That one page cannot be read is enough: whatever is
 *   missing from a list is missing from the site map, the feed and the languages of its page as well
 */
export async function readPages(path: `/${string}`, query: CmsQuery): Promise<CmsDocument[] | null> {
  const first = await readPage(path, query);
  if (first === null) return null;
  const documents = [...first.documents];
  for (let page = 2; page <= Math.min(first.pageCount, MAX_PAGES); page += 1) {
    const next = await readPage(path, { ...query, 'pagination[page]': String(page) });
    if (next === null) {
      // Also where the answer was a plain no: the page before has promised this one.
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
