import type { BrowserContext } from '@playwright/test';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';

/** The question about cookies is answered by a no before any page opens. */
export async function answerConsent(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (stored) => {
      // Documents without an origin of their own have no storage, and frames of another one may not reach theirs.
      if (location.protocol.startsWith('http') && window.top === window) localStorage.setItem('consent', stored);
    },
    writeConsentChoice(NOTHING_OPTIONAL, new Date()),
  );
}
