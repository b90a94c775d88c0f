/** A text file: nested keys with string leaves. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Merges `own` over `fallback`, at every level. */
export function mergeTexts(fallback: Texts, own: Texts): Texts {
  const merged: Texts = { ...fallback };
  for (const [key, value] of Object.entries(own)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeTexts(below, value) : value;
  }
  return merged;
}
