import type { BrowserContext } from '@playwright/test';
import { NOTHING_OPTIONAL, writeConsentChoice } from '@/lib/domain/consent/consent-choice';

/** Rejects optional cookies before any page opens. */
export async function answerConsent(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (stored) => {
      // Documents with an opaque origin have no storage, and frames of another origin may have no access.
      if (location.protocol.startsWith('http') && window.top === window) localStorage.setItem('consent', stored);
    },
    writeConsentChoice(NOTHING_OPTIONAL, new Date()),
  );
}
