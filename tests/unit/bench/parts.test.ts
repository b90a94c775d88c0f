import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PARTS } from '@/bench/parts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('every program in bench/ has a name by which it is run', () => {
  const programs = readdirSync(`${root}bench`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\.ts$/.test(file) && file !== 'all.ts')
    .filter((file) => !/^export /m.test(readFileSync(`${root}bench/${file}`, 'utf8')));
  expect(programs.length).toBeGreaterThan(10);
  expect(programs.filter((file) => !PARTS.some((part) => part.file === `bench/${file}`))).toEqual([]);
});

it('each bench has a name of its own and a file', () => {
  const names = PARTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(PARTS.filter(({ file }) => !existsSync(`${root}${file}`))).toEqual([]);
});
