import dataLevels from './data-levels.json' with { type: 'json' };

/** Protection level of a column, in rising order; docs/data.md has the consequences. */
export const LEVELS = ['public', 'internal', 'personal', 'secret'] as const;
export type Level = (typeof LEVELS)[number];

/** Retention, as in the privacy policy; `backend/cleanup.ts` and `backend/api/modules/account` remove the rows. */
const KEPT = {
  always: 'as long as the shop',
  account: 'as the account',
  books: 'as the account, then as a book',
  unlinked: 'as long as the shop; from the end of the account on without what leads to the member',
  'seven years': 'seven years',
  'two years': 'two years',
  'a year': 'a year after the last use or the end',
  'ninety days': 'ninety days',
  ended: 'until it ends by itself: minutes to thirty days',
  withdrawn: 'until it is withdrawn or the account is deleted; for an address that no account has confirmed, two years',
};

const READERS = {
  everybody: 'everybody',
  backend: 'the backend alone',
  member: 'its member',
  team: 'its member, the team',
};

interface Decision {
  /** Level of every column; `all` covers all of them, including future ones. */
  columns: { all?: Level } & Partial<Record<Level, readonly string[]>>;
  kept: keyof typeof KEPT;
  readBy: keyof typeof READERS;
  why?: string;
}

/** By the title of its part in docs/data.md, then by table. */
const PARTS = dataLevels as Record<string, Record<string, Decision>>;

/** @internal read by tests, which hold that it names every table and column */
export const DATA_LEVELS = Object.assign({}, ...Object.values(PARTS)) as Record<string, Decision>;

const START = '<!-- written by scripts/write-docs.ts -->';

/** docs/data.md with its tables generated from these decisions; the text before them is written by hand. */
export function withDataTables(page: string): string {
  const tables = Object.entries(PARTS).map(([title, tablesOfPart]) => {
    const rows = Object.entries(tablesOfPart).map(
      ([name, { columns, kept, readBy }]) =>
        `| \`${name}\` | ${LEVELS.map((level) => cellOf(columns, level)).join(' | ')} | ${KEPT[kept]} | ${READERS[readBy]} |`,
    );
    return `### ${title}\n| table | ${LEVELS.join(' | ')} | kept | read by |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${page.slice(0, page.indexOf(START))}${START}\n\n${tables.join('\n')}`;
}

function cellOf(columns: Decision['columns'], level: Level): string {
  return columns.all === level ? 'all columns' : (columns[level] ?? []).join(', ');
}
