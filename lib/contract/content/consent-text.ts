import * as z from 'zod/mini';
import { text } from './fields';

const CONSENT_CATEGORIES = ['necessary', 'analytics', 'marketing'] as const;

/** The consent banner: nothing optional runs before a choice. */
export const consentText = z.object({
  title: text,
  text,
  /** In place of `text` on a phone, where all of the banner is two lines and a row of buttons. */
  short: text,
  legalNote: text,
  actions: z.object({ acceptAll: text, rejectAll: text, choose: text, save: text }),
  categories: z.array(z.object({ id: z.enum(CONSENT_CATEGORIES), title: text, text })).check(z.length(3)),
  changeLater: text,
  policyLink: text,
});
export type ConsentText = z.infer<typeof consentText>;
