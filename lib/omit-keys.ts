/** A copy without some keys, to keep page props small. */
export function omitKeys<Source extends object, Key extends keyof Source & string>(
  source: Source,
  ...keys: readonly Key[]
): Omit<Source, Key> {
  const left = Object.entries(source).filter(([key]) => !keys.some((omitted) => omitted === key));
  return Object.fromEntries(left) as Omit<Source, Key>;
}
