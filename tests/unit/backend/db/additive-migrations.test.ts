import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRows } from '@/tests/setup/read-rows';

const FOLDER = join(process.cwd(), 'backend/api/db/migrations');
/** What those up to it take away, views stand in for. */
const LAST_OF_BEFORE = '0031';

const TAKES_AWAY = /\bdrop\s+(table|view|column)\b|\brename\b|\bset\s+not\s+null\b/i;
/** As PostgreSQL reads it, the word `column` may be left out. */
const NEW_COLUMN = /^\s*(alter\s+table\b.*?\s)?add\s+(column\b|(?!constraint\b|check\b|primary\b|unique\b|foreign\b|exclude\b))/is;
const REASON = /^--.*\blast read in \S+/m;

/** Actions of a statement: what lies between commas that are in no bracket. Comments and texts are left out. */
function actionsOf(statement: string): string[] {
  let bare = statement.replaceAll(/--.*$/gm, '').replaceAll(/'(?:[^']|'')*'/g, "''");
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, '');
  }
  return bare.split(/[,;]/);
}

/** What a copy of the version before would stumble over, and nobody has said why it would not. */
function obstaclesIn(migration: string): string[] {
  const unexplained = migration.split(/^-- next$/m).filter((statement) => !REASON.test(statement));
  return unexplained.flatMap((statement) => {
    const isAltered = /^\s*alter\s+table\b/im.test(statement);
    return actionsOf(statement).filter(
      (action) =>
        TAKES_AWAY.test(action) ||
        (isAltered && NEW_COLUMN.test(action) && /\bnot\s+null\b/i.test(action) && !/\b(default|generated)\b/i.test(action)),
    );
  });
}

describe('what the version before could not work with', () => {
  it.each(readRows<string[]>(import.meta.url, 'additive-migrations.refused.json'))('is found: %s', (statement) => {
    expect(obstaclesIn(`create table x (id text not null);\n-- next\n${statement};\n`)).toHaveLength(1);
  });

  it.each(readRows<string[]>(import.meta.url, 'additive-migrations.allowed.json'))('is not: %s', (statement) => {
    expect(obstaclesIn(`${statement};\n`)).toEqual([]);
  });
});

const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();

it('no migration that is still to meet a running copy changes what that copy uses', () => {
  const found = (names: readonly string[]) =>
    names.flatMap((name) => obstaclesIn(readFileSync(join(FOLDER, name), 'utf8')).map((action) => `${name}: ${action.trim()}`));
  expect(found(migrations.filter((name) => name.slice(0, 4) > LAST_OF_BEFORE))).toEqual([]);
  // It reads what is there: the two tables in whose place views stand.
  expect(found(['0026-refunds-rushes-and-sales.sql'])).toHaveLength(2);
});
