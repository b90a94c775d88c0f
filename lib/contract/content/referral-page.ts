import * as z from 'zod/mini';
import { seo, text, titledText } from './fields';

export const referralPage = z.object({
  seo,
  headline: text,
  intro: text,
  /** The amounts are shown beside these texts and come from price-service. */
  offer: z.object({ heading: text, friend: titledText, referrer: titledText }),
  steps: z.object({ heading: text, items: z.array(titledText).check(z.length(3)) }),
  rules: z.object({ heading: text, items: z.array(titledText).check(z.minLength(6)) }),
  /** What "share" puts into a message; `{{link}}` is the member's own link, `{{credit}}` what it gives. */
  shareMessage: text,
  shareSubject: text,
});
export type ReferralPage = z.infer<typeof referralPage>;

export const partnerProgram = z.object({
  seo,
  headline: text,
  intro: text,
  types: z.array(z.object({ id: text, name: text, text, gets: z.array(text).check(z.minLength(2)) })).check(z.minLength(3)),
  apply: z.object({ heading: text, steps: z.array(titledText).check(z.minLength(3)), action: text }),
  note: text,
});
export type PartnerProgram = z.infer<typeof partnerProgram>;
