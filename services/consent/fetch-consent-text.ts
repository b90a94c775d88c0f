import * as z from 'zod/mini';
import type { Locale } from '@/lib/config/locales';
import { consentText, type ConsentText } from '@/lib/contract/content/consent-text';

const TIMEOUT_MS = 5000;

/**
 * The words of the question in the page's language, from the site's own `/api/consent-text`: only the
 * visitors who are asked fetch them. A plain fetch, as it is no call of the API.
 * @returns null on any failure: then nobody is asked, and nothing optional runs
 */
export async function fetchConsentText(locale: Locale): Promise<ConsentText | null> {
  try {
    const answer = await fetch(`/api/consent-text/${locale}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const parsed = answer.ok ? z.safeParse(consentText, await answer.json()) : null;
    return parsed?.success ? parsed.data : null;
  } catch {
    return null;
  }
}
