import { CONSENT_KEY, readConsentChoice, writeConsentChoice, type ConsentChoice } from '@/lib/domain/consent/consent-choice';
import { readStored, writeStored } from '@/lib/browser/storage';

const ASKED_FOR = 'consent:open';

export function currentConsent(): ConsentChoice | null {
  return readConsentChoice(readStored(CONSENT_KEY), new Date());
}

export function storeConsent(choice: ConsentChoice): void {
  writeStored(CONSENT_KEY, writeConsentChoice(choice, new Date()));
}

/** Opens the consent banner again, from anywhere on the page. */
export function reopenConsent(): void {
  window.dispatchEvent(new Event(ASKED_FOR));
}

/** @returns unsubscribe */
export function onConsentAskedFor(listener: () => void): () => void {
  window.addEventListener(ASKED_FOR, listener);
  return () => window.removeEventListener(ASKED_FOR, listener);
}
