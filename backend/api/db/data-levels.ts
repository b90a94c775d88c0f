import { ACCOUNT_DATA } from './data-levels/account-data';
import { BUYING_DATA } from './data-levels/buying-data';
import { KEPT, LEVELS, READERS, type DataLevels, type Level } from './data-levels/level';
import { SHOP_DATA } from './data-levels/shop-data';
import { WARDROBE_DATA } from './data-levels/wardrobe-data';

/**
 * Every table needs an entry: the code does not compile without one.
 * @internal read by tests, and by the compiler
 */
export const DATA_LEVELS = { ...ACCOUNT_DATA, ...BUYING_DATA, ...WARDROBE_DATA, ...SHOP_DATA } satisfies DataLevels;

type Columns = { all?: Level } & Partial<Record<Level, readonly string[]>>;
interface Decision {
  columns: Columns;
  kept: keyof typeof KEPT;
  readBy: keyof typeof READERS;
}

const START = '<!-- written by scripts/write-data-levels.ts -->';

/** docs/data.md with its tables generated from these decisions; the text before them is written by hand. */
export function withDataTables(page: string): string {
  const parts = { Account: ACCOUNT_DATA, Buying: BUYING_DATA, Wardrobe: WARDROBE_DATA, 'The shop itself': SHOP_DATA };
  const tables = Object.entries(parts).map(([title, tablesOfPart]) => {
    const rows = Object.entries<Decision>(tablesOfPart).map(
      ([name, { columns, kept, readBy }]) =>
        `| \`${name}\` | ${LEVELS.map((level) => cellOf(columns, level)).join(' | ')} | ${KEPT[kept]} | ${READERS[readBy]} |`,
    );
    return `### ${title}\n| table | ${LEVELS.join(' | ')} | kept | read by |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${page.slice(0, page.indexOf(START))}${START}\n\n${tables.join('\n')}`;
}

function cellOf(columns: Columns, level: Level): string {
  return columns.all === level ? 'all columns' : (columns[level] ?? []).join(', ');
}
