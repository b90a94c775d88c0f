import { readConsentChoice, writeConsentChoice, type ConsentChoice } from '@/lib/domain/consent/consent-choice';
import { readStored, writeStored } from '@/lib/storage';

/** Local storage is per host: the two regions ask apart, each by its own law. */
const KEY = 'consent';
const ASKED_FOR = 'consent:open';

export function currentConsent(): ConsentChoice | null {
  return readConsentChoice(readStored(KEY), new Date());
}

export function storeConsent(choice: ConsentChoice): void {
  writeStored(KEY, writeConsentChoice(choice, new Date()));
}

/** Opens the question again, from anywhere on the page. */
export function askForConsentAgain(): void {
  window.dispatchEvent(new Event(ASKED_FOR));
}

/** @returns stops listening */
export function onConsentAskedFor(listener: () => void): () => void {
  window.addEventListener(ASKED_FOR, listener);
  return () => window.removeEventListener(ASKED_FOR, listener);
}
