import type { Locale } from '@/lib/config/locales';
import type { SafeHtml } from '@/lib/safe-html';

/** Sanitised by the site itself, which serves it. */
export interface HelpAnswer {
  slug: string;
  question: string;
  searchWords?: string;
  answer: SafeHtml;
}

const TIMEOUT_MS = 8000;

/**
 * The region's questions and answers from the site's own `/api/answers`. A plain fetch, as it is no call of the API.
 * @returns null on any failure: the widget then offers its two ways to a person alone
 */
export async function getAnswers(locale: Locale): Promise<HelpAnswer[] | null> {
  try {
    const answer = await fetch(`/api/answers/${locale}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? ((await answer.json()) as HelpAnswer[]) : null;
  } catch {
    return null;
  }
}
