import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UNCALLED } from '@/tests/e2e/faults/uncalled';

const root = process.cwd();
const SITE = ['services', 'stores', 'components', 'pages'] as const;
const sources = SITE.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8')),
);
const names = (name: string) => (source: string) => new RegExp(`['"]${name}['"]`).test(source);

it.each(Object.entries(UNCALLED))('%s: the site does not make it, and its own test does', (name, { triedBy }) => {
  // A call that is made looks so: else nothing would be found of any.
  expect(sources.filter(names('holdSlot'))).toHaveLength(1);
  expect(sources.filter(names(name)), 'it needs a row in tests/e2e/faults').toEqual([]);
  expect(names(name)(readFileSync(join(root, triedBy), 'utf8'))).toBe(true);
});
