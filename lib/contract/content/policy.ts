import * as z from 'zod/mini';
import { calendarDate } from '../primitives';
import { html, sampleMark, seo, slug, text } from './fields';

/** One clause: the binding text and one plain sentence of what it means. */
const policyClause = z.object({ id: slug, title: text, summary: text, body: html });
export type PolicyClause = z.infer<typeof policyClause>;

/** Privacy policy, terms and conditions. */
export const policy = z.object({
  seo,
  headline: text,
  versionDate: calendarDate,
  isSample: sampleMark,
  intro: text,
  clauses: z.array(policyClause).check(z.minLength(8)),
});
export type Policy = z.infer<typeof policy>;
