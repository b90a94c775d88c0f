import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Cells of each row, without the heads of the tables. */
const rows = readFileSync('tests/outside-reports.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| kind |'))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it('says of each kind what it is, where it was met, how it is tried and which test holds it', () => {
  expect(rows.length).toBeGreaterThan(175);
  expect(rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''))).toEqual([]);
});

it('names tests that exist', () => {
  const named = rows.flatMap(([, , , test = '']) => [...test.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file));
  expect(named.length).toBeGreaterThan(190);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

it('names each kind once', () => {
  const kinds = rows.map(([kind]) => kind);
  expect(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)).toEqual([]);
});

/** A source is a report, a standard or a documentation that can be read, or it is said that the kind is of our own. */
const NO_SOURCE = /\bno public number\b|\bcommon\b|\bknown (?:kind|of)\b/i;

it('names a source that can be read, or says that the kind is of our own', () => {
  expect(rows.map(([, source = '']) => source).filter((source) => NO_SOURCE.test(source))).toEqual([]);
});
