import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScratchFolder, type ScratchFolder } from '@/tests/builders/scratch-folder';
import { readRows } from '@/tests/setup/read-rows';

const CYCLE = 'import(no-cycle)';

interface Finding {
  file: string;
  /** Null of a comment that disables nothing. */
  rule: string | null;
}

/** What the word HOOKS at the head of a planted file stands for. */
const HOOKS = `import { useEffect, useMemo, useRef, useState } from 'react';\nexport const hooks = [useEffect, useMemo, useRef, useState];\n`;

const ROWS = readRows<{
  /** Each with the file that it stands in and the rule that must catch it. */
  planted: [what: string, file: string, code: string, rule: string | null][];
  /** What the planted files import, and what is allowed: none of these may be found at fault. */
  right: Record<string, string>;
  cycles: Record<string, string>;
}>(import.meta.url, 'lint-rules.rows.json');
const PLANTED = ROWS.planted.map(([what, file, code, rule]) => [what, file, code.replace('HOOKS\n', HOOKS), rule] as const);

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
  folder = createScratchFolder({
    ...ROWS.right,
    ...ROWS.cycles,
    ...Object.fromEntries(PLANTED.map(([, file, code]) => [file, `${code}\n`])),
  });
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
    expect([...cycles].sort()).toEqual(Object.keys(ROWS.cycles).sort());
  });

  it.each(PLANTED)('catches %s, and finds nothing else wrong with it', (_what, file, _code, rule) => {
    expect([...new Set(findings.get(file))]).toEqual([rule]);
  });

  it.each(Object.keys(ROWS.right))('has nothing against %s', (file) => {
    expect(findings.get(file)).toBeUndefined();
  });
});
