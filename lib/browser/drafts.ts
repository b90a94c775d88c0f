import { readStored, removeStored, storedKeys, writeStored } from './storage';

/** What a person has typed and not sent is stored under keys with this prefix, so that logging out can find all of it. */
const PREFIX = 'draft:';
/** The id of the last member who was here; a session may end without anybody logging out. */
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

/** A member is here: what another one has left unsent in this browser is not for them. */
export function claimDrafts(userId: string): void {
  const owner = readStored(OWNER);
  if (owner !== null && owner !== userId) removeDrafts();
  writeStored(OWNER, userId);
}
