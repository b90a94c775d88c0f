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

/** Replaces each `{{name}}`, spelt as i18next spells it, with its value; placeholders without a value stay. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name] ?? whole) : whole));
}

/** The same for every string of a document, at any depth. */
export function fillDocument<Value>(value: Value, values: Readonly<Record<string, string>>): Value {
  return fill(value, values) as Value;
}

function fill(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, values);
  if (Array.isArray(value)) return value.map((entry) => fill(entry, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, values)]));
}
