import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { APART, PARTS } from '@/bench/parts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };

it('every bench is part of the one command, or left out with a reason', () => {
  const files = Object.entries(scripts).flatMap(([name, command]) =>
    name.startsWith('bench:') ? (/bench\/[\w-]+\.ts/.exec(command) ?? []) : [],
  );
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !PARTS.some((part) => part.file === file) && !(file in APART))).toEqual([]);
});

it('each part has a name of its own and a file', () => {
  expect(new Set(PARTS.map(({ name }) => name)).size).toBe(PARTS.length);
  expect(PARTS.filter(({ file }) => !existsSync(`${root}${file}`))).toEqual([]);
});
