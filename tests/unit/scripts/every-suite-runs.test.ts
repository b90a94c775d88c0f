import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const planned = readdirSync('.ci').flatMap(
  (name) => /^for suite in (.*); do$/m.exec(readFileSync(`.ci/${name}`, 'utf8'))?.[1]?.split(' ') ?? [],
);

it('the build server runs every suite by itself, nightly or weekly', () => {
  const suites = Object.keys(scripts).filter((name) => name.startsWith('test:'));
  expect(suites.length).toBeGreaterThan(10);
  expect(planned).toEqual(expect.arrayContaining(suites));
});

it('and nothing that is not there', () => {
  expect(planned.filter((name) => scripts[name] === undefined)).toEqual([]);
});
