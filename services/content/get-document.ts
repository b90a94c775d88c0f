import * as z from 'zod/mini';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { fromStrapi, populateParameters } from '@/lib/domain/content/strapi-form';
import { fillDocument } from '@/lib/fill-placeholders';
import { readBundled, readBundledCollection } from './bundled-content';
import { readCms } from './cms-client';

/** Strapi pages collections; one page is enough for every collection of this site. */
const PAGE_SIZE = '100';

/** Editors write `{brand}`, so that the name is configuration everywhere. */
const BRAND = { brand: publicEnv.brand };

const envelope = z.object({ data: z.nullable(z.union([z.looseObject({}), z.array(z.looseObject({}))])) });

/**
 * A single-type document: from the CMS when it answers in the right shape, otherwise the bundled one,
 * so that a page is always whole.
 * @param kind path of the single type, for instance `home-page`
 */
export async function getDocument<Schema extends z.ZodMiniType>(kind: string, locale: Locale, schema: Schema): Promise<z.output<Schema>> {
  const [fields] = await readFields(kind, locale, schema);
  const parsed = z.safeParse(schema, fields);
  return fillDocument(parsed.success ? parsed.data : z.parse(schema, await readBundled(kind, kind, locale)), BRAND);
}

/** A collection, in the CMS's order. Documents of a wrong shape are left out; none at all means the bundled ones. */
export async function getCollection<Schema extends z.ZodMiniType>(kind: string, locale: Locale, schema: Schema, sort?: string): Promise<z.output<Schema>[]> {
  const fromCms = usable(schema, await readFields(kind, locale, schema, { sort, 'pagination[pageSize]': PAGE_SIZE }));
  return fromCms.length > 0 ? fromCms : usable(schema, await readBundledCollection(kind, locale));
}

/** One document of a collection by its slug; null: there is none. */
export async function getDocumentBySlug<Schema extends z.ZodMiniType>(kind: string, slug: string, locale: Locale, schema: Schema): Promise<z.output<Schema> | null> {
  const [fromCms] = usable(schema, await readFields(kind, locale, schema, { 'filters[slug][$eq]': slug }));
  if (fromCms !== undefined) return fromCms;
  const [bundled] = usable(schema, [await readBundled(kind, slug, locale)]);
  return bundled ?? null;
}

async function readFields(kind: string, locale: Locale, schema: z.ZodMiniType, query: Record<string, string | undefined> = {}): Promise<unknown[]> {
  const parsed = z.safeParse(envelope, await readCms(`/${kind}`, { locale, ...populateParameters(schema), ...query }));
  if (!parsed.success || parsed.data.data === null) return [];
  return [parsed.data.data].flat().map((document) => fromStrapi(schema, flattenAttributes(document)));
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
