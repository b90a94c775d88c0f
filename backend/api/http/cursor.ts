/** The position of a cursor in a list. An invalid cursor gives an empty page, not a failure. */
export function cursorOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  return /^[1-9]\d{0,14}$/.test(cursor) ? Number(cursor) : 0;
}
