import { removeInvisibleCharacters } from './invisible-characters';

/** A number that is written out already, with its digits behind the point. */
interface WrittenNumber {
  number: string;
}
export type CsvCell = string | number | WrittenNumber | null | undefined;

/** Spreadsheets take the text for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * What spreadsheets take for the beginning of a formula, also in full width and behind blanks or control characters; and a tab or
 * a line break at the beginning, which some of them pass over.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE63\uFE62\uFE66\uFE6B])/u;

/** Quoted where needed; text that a spreadsheet would run as a formula is marked as text. A number stays one, also below zero. */
function cell(value: CsvCell): string {
  if (typeof value === 'object' && value !== null) return value.number;
  if (typeof value !== 'string') return String(value ?? '');
  const safe = FORMULA.test(removeInvisibleCharacters(value)) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180: lines end with CR and LF, the last one too. */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
