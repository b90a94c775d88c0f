import type { Locale } from '@/lib/config/locales';
import type { SafeHtml } from '@/lib/safe-html';

/** Sanitised by the site itself, which serves it. */
export interface HelpAnswer {
  slug: string;
  question: string;
  searchWords?: string;
  answer: SafeHtml;
}

export interface Help {
  answers: HelpAnswer[];
  /** Empty where nobody writes Chinese. */
  scriptPairs: string;
}

const TIMEOUT_MS = 8000;

/**
 * The region's questions and answers from the site's own `/api/help`. A plain fetch, as it is no call of the API.
 * @returns null on any failure: the widget then offers its two ways to a person alone
 */
export async function getHelp(locale: Locale): Promise<Help | null> {
  try {
    const answer = await fetch(`/api/help/${locale}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? ((await answer.json()) as Help) : null;
  } catch {
    return null;
  }
}
