/** 0 to 1, the same for the same seed and word: ties are broken fairly and the same way on every device. */
export function seededShare(seed: number, word: string): number {
  let hash = (seed ^ 2166136261) >>> 0;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
