import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SECRETS } from '@/backend/config/server-mode-guard';
import { SIGNING_PURPOSES } from '@/backend/api/identity/signing-key';

const page = readFileSync('docs/operations.md', 'utf8');
const section = page.slice(page.indexOf('## Keys and secrets'), page.indexOf('### Keys that sign mailed links'));
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(2, -2).split(' | '));
const listed = rows.flatMap(([names = '']) => [...names.matchAll(/`([\w.-]+)`/g)].map(([, name]) => name));

/** Variables that hold a secret, by how they are named: of compose.yaml and of the example. */
const variables = [
  ...readFileSync('deploy/compose.yaml', 'utf8').matchAll(/\$\{(\w+)/g),
  ...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z]\w+)=/gm),
].map(([, name = '']) => name);
const isSecret = (name: string): boolean =>
  !name.startsWith('NEXT_PUBLIC_') && /(SECRET|TOKEN|KEY|PASSWORD|PEPPER|IDENTITY)$|^(SMTP|REDIS|DATABASE|ERROR_REPORT)_URL$/.test(name);

describe('the rule for keys and secrets', () => {
  it.each([...new Set([...SECRETS, ...SIGNING_PURPOSES, ...variables.filter(isSecret), 'edge.key'])])(
    'says of %s who makes it, where it lies, how it is replaced and ended',
    (name) => {
      expect(listed).toContain(name);
    },
  );

  it('has a word in every cell', () => {
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows) expect(row.map((cell) => cell.trim()).filter(Boolean), row[0]).toHaveLength(5);
  });

  it('names no secret that is none', () => {
    const known = [...SECRETS, ...SIGNING_PURPOSES, ...variables, 'signing_keys', 'EDGE_CERTIFICATES', 'edge.key'];
    for (const name of listed) expect(known).toContain(name);
  });
});
