import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import VIOLATIONS from './planted-violations.json';
import { createScratchFolder, type ScratchFolder } from '@/tests/builders/scratch-folder';

const CYCLE = 'import(no-cycle)';

interface Finding {
  file: string;
  /** Null of a comment that disables nothing. */
  rule: string | null;
}

/** What stands in each file, the file, its code and the rule that must catch it: null of a comment that disables nothing. */
type Planted = readonly [what: string, file: string, code: string, rule: string | null];
const LONG = Array.from({ length: 301 }, (_, at) => `export const b${at} = ${at};`).join('\n');
const PLANTED = [
  ...VIOLATIONS.planted,
  ['a file of more than 300 lines', 'lib/bad-length.ts', LONG, 'eslint(max-lines)'],
] as unknown as readonly Planted[];

/** What the planted files import, and what is allowed: none of these may be found at fault. */
const RIGHT = VIOLATIONS.right;
const CYCLES = {
  'lib/cycle-a.ts': "import { b } from './cycle-b';\nexport const a = (): number => b();\n",
  'lib/cycle-b.ts': "export { a as b } from './cycle-a';\n",
  'lib/alias-a.ts': "import { b } from '@/lib/alias-b';\nexport const a = (): number => b();\n",
  'lib/alias-b.ts': "export { a as b } from '@/lib/alias-a';\n",
};

let folder: ScratchFolder;
let findings: ReadonlyMap<string, readonly (string | null)[]>;
let cycles: ReadonlySet<string>;

/**
 * Lints the planted tree by this repository's own configuration, in a process whose working folder it is: several rules resolve against
 * that.
 */
async function lint(path: string): Promise<Finding[]> {
  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
  // It ends with 1 where it finds something.
  const stdout = await promisify(execFile)(process.execPath, [oxlint, '--format=json'], { cwd: path, maxBuffer: 64_000_000 }).then(
    (out) => out.stdout,
    (error: { stdout: string }) => error.stdout,
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string; filename: string }[] };
  return diagnostics.map(({ code, filename }) => ({ file: filename, rule: code ?? null }));
}

beforeAll(async () => {
  folder = createScratchFolder({ ...RIGHT, ...CYCLES, ...Object.fromEntries(PLANTED.map(([, file, code]) => [file, `${code}\n`])) });
  mkdirSync(join(folder.path, 'scripts/lint'), { recursive: true });
  for (const name of ['.oxlintrc.json', 'scripts/lint/forbidden-forms.js', 'tsconfig.json', 'package.json']) {
    copyFileSync(name, join(folder.path, name));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder.path, 'node_modules'));
  const found = await lint(folder.path);
  const isCycle = ({ rule }: Finding) => rule === CYCLE;
  cycles = new Set(found.filter(isCycle).map(({ file }) => file));
  const rules = found.filter((each) => !isCycle(each));
  findings = new Map(rules.map(({ file }) => [file, rules.filter((each) => each.file === file).map(({ rule }) => rule)]));
}, 180_000); // a process of its own, on a machine that may be busy
afterAll(() => folder.remove());

describe('the linter', () => {
  it('finds each file of a cycle, also through the alias, and no other', () => {
    expect([...cycles].sort()).toEqual(Object.keys(CYCLES).sort());
  });

  it.each(PLANTED)('catches %s, and finds nothing else wrong with it', (_what, file, _code, rule) => {
    expect([...new Set(findings.get(file))]).toEqual([rule]);
  });

  it.each(Object.keys(RIGHT))('has nothing against %s', (file) => {
    expect(findings.get(file)).toBeUndefined();
  });
});
