/** Key of referral codes until an order uses one: `CODE:time`, spaces between, the newest first; the document's first script writes it. */
export const REFERRAL_STORAGE_KEY = 'referralCode';

/**
 * All access to web storage goes through here. It can be absent (server), forbidden (private mode) or full,
 * and none of that may break a page. Values are strings; failures read as "nothing stored".
 */
type Area = 'local' | 'session';

function area(which: Area): Storage | null {
  try {
    return which === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

export function readStored(key: string, which: Area = 'local'): string | null {
  try {
    return area(which)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** @returns whether the value was stored */
export function writeStored(key: string, value: string, which: Area = 'local'): boolean {
  try {
    const storage = area(which);
    storage?.setItem(key, value);
    return storage !== null && storage !== undefined;
  } catch {
    return false;
  }
}

export function removeStored(key: string, which: Area = 'local'): void {
  try {
    area(which)?.removeItem(key);
  } catch {
    // Storage is not available, so nothing was stored.
  }
}

/** Keys of a storage area that begin with a prefix. */
export function storedKeys(prefix: string, which: Area = 'local'): string[] {
  try {
    return Object.keys(area(which) ?? {}).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
