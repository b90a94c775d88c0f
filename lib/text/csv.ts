import { removeInvisibleCharacters } from './normalise-unicode';

/** A number that is already formatted, with its decimals. */
interface WrittenNumber {
  number: string;
}
export type CsvCell = string | number | WrittenNumber | null | undefined;

/** Spreadsheets detect UTF-8 only with this prefix. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * What spreadsheets interpret as a formula, also in full width and after blanks or control characters; and a leading tab or line break,
 * which some of them skip.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE63\uFE62\uFE66\uFE6B])/u;

/** Quoted where needed; text that a spreadsheet would run as a formula is escaped. Numbers stay numbers, also negative ones. */
function cell(value: CsvCell): string {
  if (typeof value === 'object' && value !== null) return value.number;
  if (typeof value !== 'string') return String(value ?? '');
  const safe = FORMULA.test(removeInvisibleCharacters(value)) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180: lines end with CR LF, the last one too. */
export function csvOf(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
