import { forgetKept } from '@/lib/kept-fields';
import { readStored, writeStored } from '@/lib/storage';
import { notifyOtherTabs } from './session-channel';
import { keepAccessToken } from '@/services/auth/change-session';

/** The draft of address and names as they are typed on the way in: a refresh takes none of them. */
export const SIGNING_IN = 'signing-in';

const DEVICES_KEY = 'known-devices';
/** Of people who share a browser; the contract takes no more. */
const MOST_DEVICES = 5;

/** What the API has given this browser to be known by at its next login; they outlive the session, and open nothing. */
export function readDeviceTokens(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(DEVICES_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string').slice(0, MOST_DEVICES) : [];
  } catch {
    return [];
  }
}

export function keepDeviceToken(token: string | undefined): void {
  if (!token) return;
  writeStored(DEVICES_KEY, JSON.stringify([token, ...readDeviceTokens().filter((kept) => kept !== token)].slice(0, MOST_DEVICES)));
}

/**
 * Keeps the token that a login, external login or signup returned, and what this browser is known by; everything else hears of it by the session's mark.
 * @returns whether there is a session: without a cookie there is none, whatever the API said, and the person has to hear it
 */
export function beginSession(accessToken: string, deviceToken?: string): boolean {
  keepDeviceToken(deviceToken);
  if (!keepAccessToken(accessToken)) return false;
  forgetKept(SIGNING_IN);
  notifyOtherTabs('signed-in');
  return true;
}
