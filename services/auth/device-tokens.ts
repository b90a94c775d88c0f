import { readStored, writeStored } from '@/lib/storage';

const KEY = 'known-devices';
/** Of people who share a browser; the contract takes no more. */
const MOST = 5;

/** What the API has given this browser to be known by at its next login; they outlive the session, and open nothing. */
export function readDeviceTokens(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepDeviceToken(token: string | undefined): void {
  if (token) writeStored(KEY, JSON.stringify([token, ...readDeviceTokens().filter((kept) => kept !== token)].slice(0, MOST)));
}
