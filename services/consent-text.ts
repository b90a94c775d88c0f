import type { Locale } from '@/lib/config/locales';
import type { ConsentText } from '@/lib/contract/content/consent-text';
import { asRecord } from '@/lib/records';

const TIMEOUT_MS = 5000;

/**
 * The consent texts in the page's language, from the site's own `/api/consent-text`, so that only visitors who are asked download them.
 * Plain fetch: not an API call.
 * @returns null on any failure: the banner stays away and nothing optional runs
 */
export async function fetchConsentText(locale: Locale): Promise<ConsentText | null> {
  try {
    const answer = await fetch(`/api/consent-text/${locale}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text: unknown = answer.ok ? await answer.json() : null;
    return isConsentText(text) ? text : null;
  } catch {
    return null;
  }
}

/**
 * The server has validated the document; this guards against a proxy's page or another version. Written by hand, because every new visitor
 * downloads it and a schema library weighs 9 kB.
 */
function isConsentText(value: unknown): value is ConsentText {
  const { title, text, short, legalNote, changeLater, policyLink, actions, categories } = asRecord(value);
  const { acceptAll, rejectAll, choose, save } = asRecord(actions);
  const words = [title, text, short, legalNote, changeLater, policyLink, acceptAll, rejectAll, choose, save];
  if (!Array.isArray(categories) || categories.length === 0) return false;
  return [
    ...words,
    ...categories.flatMap((category) => {
      const { id, title: name, text: meaning } = asRecord(category);
      return [id, name, meaning];
    }),
  ].every((word) => typeof word === 'string');
}
