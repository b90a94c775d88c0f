import { readStored, removeStored, storedKeys, writeStored } from './storage';

/** Key prefix of all unsent input, so that a logout can find and remove it. */
const PREFIX = 'draft:';
/** Id of the last member of this browser: a session may expire without a logout. */
const OWNER = 'draftsOf';

export function draftKey(name: string): string {
  return PREFIX + name;
}

export function removeDrafts(): void {
  for (const area of ['local', 'session'] as const) {
    for (const key of storedKeys(PREFIX, area)) removeStored(key, area);
  }
  removeStored(OWNER);
}

/** Removes the drafts of another member, who used this browser before. */
export function claimDrafts(userId: string): void {
  const owner = readStored(OWNER);
  if (owner !== null && owner !== userId) removeDrafts();
  writeStored(OWNER, userId);
}
