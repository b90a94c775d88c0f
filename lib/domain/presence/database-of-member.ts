/**
 * Which realtime database holds a member's presence and conversation (rendezvous hashing): each database gets a score with the member's id,
 * and the highest wins. With an additional database only the members that move to it are affected.
 * @param databases their addresses; at least one
 */
export function databaseOfMember(uid: string, databases: readonly string[]): string {
  let best = '';
  let highest = -1;
  for (const address of databases) {
    const drawn = mixed(`${address} ${uid}`);
    if (drawn <= highest) continue;
    [best, highest] = [address, drawn];
  }
  return best;
}

/** FNV-1a with a final mix: ids that differ in one letter get independent scores. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
