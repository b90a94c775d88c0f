import * as z from 'zod/mini';

/** A line or paragraph shown as written; `{brand}` is replaced by the configured brand name. */
export const text = z.string().check(z.trim(), z.minLength(1));

/**
 * HTML of the editors: p, h2, h3, lists, strong, em, links, quotes and tables, in articles pictures; sanitised by the site before it is
 * shown.
 */
export const html = z.string().check(z.minLength(1));

export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A heading with the sentences under it. */
export const titledText = z.object({ title: text, text });

/** Marks invented people, quotes and addresses in the document itself, so that no page can show them as real. */
export const sampleMark = z.boolean();

/** What search engines and shared links show of a page. */
export const seo = z.object({ title: text, description: text });
export type Seo = z.infer<typeof seo>;
