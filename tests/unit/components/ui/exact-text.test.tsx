import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('lets no phone correct what it is not to spell: codes, addresses, passwords that are shown, references', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const exact = files
    .map((file) => [file, readFileSync(`components/${file}`, 'utf8')] as const)
    .filter(([, text]) => text.includes('spellCheck={false}'));
  expect(exact.length).toBeGreaterThan(8);
  const times = (text: string, part: string) => text.split(part).length;
  expect(exact.filter(([, text]) => times(text, 'spellCheck={false}') !== times(text, 'autoCorrect="off"')).map(([file]) => file)).toEqual(
    [],
  );
});
