import type { Locale } from '@/lib/config/locales';
import type { SafeHtml } from '@/lib/safe-html';

const POLL_MS = 100;
const GIVE_UP_MS = 5000;

/** The interface of a chat widget; the vendor's script (or our own widget) puts it on `window`. */
export interface ChatWidget {
  show: () => void;
  hide: () => void;
}

declare global {
  interface Window {
    chatWidget?: ChatWidget;
  }
}

/** Looks for the widget every 100 ms for up to 5 s, then quietly gives up with null. */
export function findChatWidget(signal: AbortSignal): Promise<ChatWidget | null> {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    const look = () => {
      if (signal.aborted) return finish(null);
      if (window.chatWidget) return finish(window.chatWidget);
      if (Date.now() - startedAt >= GIVE_UP_MS) return finish(null);
    };
    const timer = setInterval(look, POLL_MS);
    const finish = (widget: ChatWidget | null) => {
      clearInterval(timer);
      resolve(widget);
    };
    look();
  });
}

/** HTML, sanitised by the site's own server. */
export interface HelpAnswer {
  slug: string;
  question: string;
  searchWords?: string;
  answer: SafeHtml;
}

export interface Help {
  answers: HelpAnswer[];
  /** Empty for languages other than Chinese. */
  scriptPairs: string;
}

const TIMEOUT_MS = 8000;

/**
 * The region's FAQs from the site's own `/api/help`. Plain fetch: not an API call.
 * @returns null on any failure: the widget then only offers its two ways to a person
 */
export async function getHelp(locale: Locale): Promise<Help | null> {
  try {
    const answer = await fetch(`/api/help/${locale}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? ((await answer.json()) as Help) : null;
  } catch {
    return null;
  }
}
