import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import * as z from 'zod/mini';

/** What is kept of a page: the page itself, where it moved to, or that there is none (null). */
const entrySchema = z.object({
  value: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('PAGES'),
        html: z.string(),
        pageData: z.record(z.string(), z.unknown()),
        headers: z.optional(z.record(z.string(), z.unknown())),
        status: z.optional(z.number()),
      }),
      z.object({ kind: z.literal('REDIRECT'), props: z.record(z.string(), z.unknown()) }),
    ]),
  ),
  cacheControl: z.optional(z.object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.optional(z.number()) })),
});

type Kept = Pick<CacheHandlerValue, 'value' | 'cacheControl'>;

/** @returns null for what only the app router makes: this site has none of it */
export function writeEntry({ value, cacheControl }: Kept): string | null {
  if (value !== null && value.kind !== 'PAGES' && value.kind !== 'REDIRECT') return null;
  return JSON.stringify({ value, cacheControl });
}

/** @returns null for what cannot be read: another version's, or not ours */
export function readEntry(text: string, lastModified: number): CacheHandlerValue | null {
  try {
    // The schema is as wide as Next's own type where that says no more than "an object".
    return { lastModified, ...(z.parse(entrySchema, JSON.parse(text)) as Kept) };
  } catch {
    return null;
  }
}
