import * as z from 'zod/mini';
import { text } from './text';

/** What search engines and shared links show of a page. */
export const seo = z.object({ title: text, description: text });
export type Seo = z.infer<typeof seo>;
