import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tablesOf } from '@/tests/setup/column-types';
import { DATA_LEVELS, LEVELS, type Level, withDataTables } from '@/backend/api/db/data-levels';
import { securityRecords } from '@/backend/api/db/schema/sign-in';
import { ACCOUNT_PARTS } from '@/backend/api/modules/account/account-parts';

const FOLDER = new URL('../../../../backend/api/db/schema/', import.meta.url);
const modules = await Promise.all(
  readdirSync(FOLDER).map((file) => import(/* @vite-ignore */ new URL(file, FOLDER).pathname) as Promise<Record<string, unknown>>),
);
const tables = modules.flatMap(tablesOf).map(({ name, columns }) => ({ name, columns }));

const decided = (name: string) => DATA_LEVELS[name]?.columns ?? {};
const levelOf = (table: string, column: string): Level | undefined =>
  decided(table).all ?? LEVELS.find((level) => decided(table)[level]?.includes(column));

describe('every table', () => {
  it('has a decision, and no decision is about a table that is not there', () => {
    expect(tables.length).toBeGreaterThan(60);
    expect(Object.keys(DATA_LEVELS).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it.each(tables)('$name says of each column how much it must be protected, once', ({ name, columns }) => {
    const { all, ...byLevel } = decided(name);
    expect([...LEVELS, undefined]).toContain(all);
    if (all !== undefined) expect(byLevel).toEqual({});
    else expect(Object.values(byLevel).flat().sort()).toEqual([...columns].sort());
  });
});

it('the page names each table once, with how long it is kept and who reads it', () => {
  const page = withDataTables('');
  expect(page).not.toContain('undefined');
  expect(page.match(/^\| `/gm)).toHaveLength(tables.length);
});

describe('what is easily called less than it is', () => {
  const every = tables.flatMap(({ name, columns }) => columns.map((column) => ({ name, column })));
  const below = (wanted: Level, column: RegExp, except: readonly string[]) =>
    every
      .filter(
        ({ name, column: each }) =>
          column.test(each) &&
          !except.includes(`${name}.${each}`) &&
          LEVELS.indexOf(levelOf(name, each) ?? 'public') < LEVELS.indexOf(wanted),
      )
      .map(({ name, column: each }) => `${name}.${each}`);

  it('is personal: whose it is, how they are reached, what they wrote', () => {
    expect(
      below(
        'personal',
        /^(userId|friendId|referrerId|email|.*Email|.*Phone|phone|firstName|lastName|.*Name|address|note|message|recipient|last4|peer)$/,
        [],
      ),
    ).toEqual([]);
  });

  it('is secret: what opens, signs or pays', () => {
    expect(below('secret', /(Token|^token|^secret|^account|^bankCode|^provenBy)$|^tokenHash$/, [])).toEqual([]);
    expect(
      [
        'password_credentials',
        'sessions',
        'mailed_tokens',
        'signing_keys',
        'payout_destinations',
        'outbox_mails',
        'gifts',
        'payment_methods',
      ].map((name) => LEVELS.findLast((level) => decided(name).all === level || decided(name)[level] !== undefined)),
    ).toEqual(Array(8).fill('secret'));
  });

  it('is read by nobody but the backend where it is all about a secret', () => {
    for (const name of ['password_credentials', 'mailed_tokens', 'signing_keys', 'previous_signing_keys']) {
      expect(DATA_LEVELS[name]?.readBy).toBe('backend');
    }
  });

  it('is read by the team where a command shows it to them and a record says so', () => {
    expect(securityRecords.kind.enumValues).toContain('payout-read');
    expect(DATA_LEVELS.payout_destinations?.readBy).toBe('team');
  });
});

describe('the export of an account', () => {
  it('has a part for what only the member reads', () => {
    expect(ACCOUNT_PARTS.length).toBeGreaterThan(15);
    // Personal rows with an owner end with the account, but for the books and records that say so.
    const owned = tables.filter(({ columns }) => columns.includes('userId')).map(({ name }) => name);
    for (const name of owned) expect(DATA_LEVELS[name]?.kept, name).not.toBe('always');
  });
});

it('docs/data.md has the tables as they are decided: npm run docs -- data', () => {
  const page = readFileSync('docs/data.md', 'utf8');
  expect(page).toBe(withDataTables(page));
  for (const { name } of tables) expect(page).toContain(`| \`${name}\` |`);
  expect(readFileSync('docs/security.md', 'utf8')).toContain('](data.md)');
});
