import { draftKey } from '@/lib/browser/drafts';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { notifyOtherTabs } from './session-channel';
import { keepAccessToken } from './change-session';

/** Name of the draft that keeps email and names during sign-in, so that a refresh loses nothing. */
export const SIGNING_IN = 'signing-in';

const DEVICES_KEY = 'known-devices';
/** Several people may share a browser; the contract accepts at most this many. */
const MAX_DEVICES = 5;

/** Device tokens by which the API recognises this browser at the next login. They outlive the session and grant no access. */
function readDeviceTokens(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(DEVICES_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string').slice(0, MAX_DEVICES) : [];
  } catch {
    return [];
  }
}

/** As a part of a sign-in's body. */
export function knownDevices(): { deviceTokens?: string[] } {
  const deviceTokens = readDeviceTokens();
  return deviceTokens.length > 0 ? { deviceTokens } : {};
}

export function keepDeviceToken(token: string | undefined): void {
  if (!token) return;
  writeStored(DEVICES_KEY, JSON.stringify([token, ...readDeviceTokens().filter((kept) => kept !== token)].slice(0, MAX_DEVICES)));
}

/**
 * Stores the access token and the device token after a login, external login or signup. The rest of the site learns of it from the session
 * mark.
 * @returns false when the browser kept no cookie: there is no session then, and the person has to be told
 */
export function beginSession(accessToken: string, deviceToken?: string): boolean {
  keepDeviceToken(deviceToken);
  if (!keepAccessToken(accessToken)) return false;
  removeStored(draftKey(SIGNING_IN));
  notifyOtherTabs('signed-in');
  return true;
}
