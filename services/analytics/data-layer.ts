import { CONSENT_KEY, readConsentChoice, type ConsentChoice } from '@/lib/domain/consent/consent-choice';
import { readStored } from '@/lib/browser/storage';

type DataLayerEvent = Record<string, unknown> & { event: string };

declare global {
  interface Window {
    /** The tag manager's queue. We create it, so that events before its script arrives are kept. */
    dataLayer?: unknown[];
  }
}

/** Consent mode v2: the state before any choice. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** The container reads commands as `arguments` objects and ignores arrays. */
function asCommand(..._command: unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- the vendor's protocol
  return arguments;
}

export function storedChoice(): ConsentChoice | null {
  return readConsentChoice(readStored(CONSENT_KEY), new Date());
}

/**
 * The default (denied) consent must be the first entry and the stored choice the second, so that every later page view is judged by them.
 */
function dataLayer(): unknown[] {
  if (window.dataLayer) return window.dataLayer;
  const known = storedChoice();
  window.dataLayer = [asCommand('consent', 'default', DENIED), ...(known ? [asUpdate(known)] : [])];
  return window.dataLayer;
}

/** Adds an event to the local data layer. It reaches a vendor only after consent, when the container loads. */
export function pushEvent(event: DataLayerEvent): void {
  dataLayer().push(event);
}

/** Updates consent mode in a container that is already running. */
export function updateConsent(choice: ConsentChoice): void {
  dataLayer().push(asUpdate(choice));
}

function asUpdate({ analytics, marketing }: ConsentChoice): IArguments {
  const advertising = marketing ? 'granted' : 'denied';
  return asCommand('consent', 'update', {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: analytics ? 'granted' : 'denied',
  });
}
