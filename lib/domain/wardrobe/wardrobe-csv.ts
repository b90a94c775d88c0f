type Cell = string | number | null | undefined;

const MARK = '\uFEFF';

/** What a spreadsheet would take for a formula gets an apostrophe in front; a negative number stays one. */
function cell(value: Cell): Cell {
  if (typeof value !== 'string') return value;
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with the mark by which spreadsheets know that it is UTF-8. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return MARK + [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}
