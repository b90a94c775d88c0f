import * as z from 'zod/mini';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { fromStrapi, populateParameters } from '@/lib/domain/content/strapi-form';
import { fillDocument } from '@/lib/text/fill-placeholders';
import { readBundled, readBundledCollection } from './bundled-content';
import { type CmsQuery, readCms } from './cms-client';
import { noteFailedRead } from './answer-per-locale';

/** Strapi's default maximum page size. */
const PAGE_SIZE = '100';
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
async function readPages(path: `/${string}`, query: CmsQuery): Promise<CmsDocument[] | null> {
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

/** Editors write `{{brand}}`, so that the name comes from configuration everywhere. */
const BRAND = { brand: publicEnv.brand };

/** The CMS's answer for a kind: valid documents, perhaps none, or nothing usable. */
type Reading<Document> = { kind: 'answered'; documents: Document[] } | { kind: 'failed' };

/** A document that editors may publish or withdraw. `unread`: the CMS cannot be read and there is no bundled copy. */
export type Found<Document> = { kind: 'found'; document: Document } | { kind: 'absent' } | { kind: 'unread' };

/**
 * A single-type document: from the CMS when it answers in the right shape, otherwise the bundled one,
 * so that a page is always whole.
 * @param kind path of the single type, for instance `home-page`
 */
export async function getDocument<Schema extends z.ZodMiniType>(kind: string, locale: Locale, schema: Schema): Promise<z.output<Schema>> {
  const reading = await readDocuments(kind, locale, schema);
  const [fromCms] = reading.kind === 'answered' ? reading.documents : [];
  return fromCms ?? fillDocument(z.parse(schema, await readBundled(kind, kind, locale)), BRAND);
}

/** A collection in the CMS's order, or the bundled one when the CMS cannot be read. Invalid documents are left out. */
export async function getCollection<Schema extends z.ZodMiniType>(
  kind: string,
  locale: Locale,
  schema: Schema,
  sort?: string,
): Promise<z.output<Schema>[]> {
  // A second sort key, so that documents with equal values do not appear on two pages of results or on none.
  const order = sort === undefined ? {} : { 'sort[0]': sort, 'sort[1]': 'slug:asc' };
  const reading = await readDocuments(kind, locale, schema, { ...order, 'pagination[pageSize]': PAGE_SIZE });
  return reading.kind === 'answered' ? reading.documents : usable(schema, await readBundledCollection(kind, locale));
}

/**
 * One document of a collection by its slug. The bundled copy is used only while the CMS cannot be read, so that a withdrawn document stays
 * absent.
 */
export async function findDocument<Schema extends z.ZodMiniType>(
  kind: string,
  slug: string,
  locale: Locale,
  schema: Schema,
): Promise<Found<z.output<Schema>>> {
  const reading = await readBySlug(kind, slug, locale, schema);
  const [document] = reading.kind === 'answered' ? reading.documents : usable(schema, [await readBundled(kind, slug, locale)]);
  if (document !== undefined) return { kind: 'found', document };
  return { kind: reading.kind === 'answered' ? 'absent' : 'unread' };
}

/** One document that a page cannot do without: from the CMS, otherwise bundled. Null: neither has it. */
export async function getDocumentBySlug<Schema extends z.ZodMiniType>(
  kind: string,
  slug: string,
  locale: Locale,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const reading = await readBySlug(kind, slug, locale, schema);
  const [fromCms] = reading.kind === 'answered' ? reading.documents : [];
  const [document] = fromCms === undefined ? usable(schema, [await readBundled(kind, slug, locale)]) : [fromCms];
  return document ?? null;
}

function readBySlug<Schema extends z.ZodMiniType>(
  kind: string,
  slug: string,
  locale: Locale,
  schema: Schema,
): Promise<Reading<z.output<Schema>>> {
  return readDocuments(kind, locale, schema, { 'filters[slug][$eq]': slug });
}

async function readDocuments<Schema extends z.ZodMiniType>(
  kind: string,
  locale: Locale,
  schema: Schema,
  query: Record<string, string | undefined> = {},
): Promise<Reading<z.output<Schema>>> {
  const given = await readPages(`/${kind}`, { locale, ...populateParameters(schema), ...query });
  if (given === null) return { kind: 'failed' };
  const documents = usable(
    schema,
    given.map((document) => fromStrapi(schema, flattenAttributes(document))),
  );
  // A list without a single valid document counts as a failed read; an empty list is valid.
  if (given.length === 0 || documents.length > 0) return { kind: 'answered', documents };
  noteFailedRead();
  return { kind: 'failed' };
}

/** Strapi 4 nests the fields under `attributes`, Strapi 5 does not. */
function flattenAttributes(document: Record<string, unknown>): unknown {
  const { attributes, ...rest } = document;
  return typeof attributes === 'object' && attributes !== null ? { ...rest, ...attributes } : document;
}

function usable<Schema extends z.ZodMiniType>(schema: Schema, documents: readonly unknown[]): z.output<Schema>[] {
  return documents.flatMap((document) => {
    const parsed = z.safeParse(schema, document);
    return parsed.success ? [fillDocument(parsed.data, BRAND)] : [];
  });
}
