/** A copy without some keys, to keep page props small. */
export function omitKeys<Source extends object, Key extends keyof Source & string>(
  source: Source,
  ...keys: readonly Key[]
): Omit<Source, Key> {
  const left = Object.entries(source).filter(([key]) => !keys.some((omitted) => omitted === key));
  return Object.fromEntries(left) as Omit<Source, Key>;
}

/** Something with named fields: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whatever is no record has no field of ours. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The record that a stored text holds; without fields where nothing, or anything else, is stored. */
export function parseRecord(text: string | null): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}
