import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SUITES } from '@/scripts/suites';

it.each(SUITES)('the suite $name is there', ({ command }) => {
  const own = command.filter((argument) => /^(scripts|bench|tests)\//.test(argument));
  expect(own.length + (command.at(-1) === 'test' ? 1 : 0)).toBeGreaterThan(0);
  for (const file of own) expect(existsSync(file), file).toBe(true);
});

it.each(['nightly', 'weekly'])('the build server runs every %s suite', (when) => {
  expect(readFileSync(`.ci/${when}`, 'utf8')).toContain(`npm run --silent suite -- ${when}\n`);
});

it('no folder of tests is without a suite', () => {
  const commands = SUITES.flatMap(({ command }) => command).join(' ');
  for (const config of ['dev', 'copies', 'edge', 'disk', 'mutants', 'faulty-cms', 'matrix']) expect(commands).toContain(`tests/${config}/`);
});
