import { removeStored, storedKeys } from './storage';

/** What a person has typed and not sent is stored under keys with this prefix, so that logging out can find all of it. */
const PREFIX = 'draft:';

export function draftKey(name: string): string {
  return PREFIX + name;
}

export function removeDrafts(): void {
  for (const area of ['local', 'session'] as const) {
    for (const key of storedKeys(PREFIX, area)) removeStored(key, area);
  }
}
