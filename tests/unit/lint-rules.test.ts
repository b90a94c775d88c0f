import { execFile } from 'node:child_process';
import { copyFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScratchFolder, type ScratchFolder } from '@/tests/builders/scratch-folder';

interface Finding {
  rule: string | null;
  message: string;
}

/** One planted violation: the file it stands in, the rule that must catch it, and the same thing done rightly. */
const PLANTED = [
  { what: 'a service that imports a store', file: 'services/gift/bad-store.ts', code: "import { giftStore } from '@/stores/gift-store';\nexport const a = giftStore;", rule: 'boundaries/element-types' },
  { what: 'a store that imports a service', file: 'stores/bad-service.ts', code: "import { sendGift } from '@/services/gift/send-gift';\nexport const a = sendGift;", rule: 'boundaries/element-types' },
  { what: 'a service of another feature', file: 'services/gift/bad-feature.ts', code: "import { getInvoices } from '@/services/billing/get-invoices';\nexport const a = getInvoices;", rule: 'boundaries/element-types' },
  { what: "another feature's component", file: 'components/gift/bad-feature.tsx', code: "import { Invoice } from '@/components/billing/invoice';\nexport const A = Invoice;", rule: 'boundaries/element-types' },
  { what: 'a shared feature that knows another', file: 'components/payments/bad-feature.tsx', code: "import { Invoice } from '@/components/billing/invoice';\nexport const A = Invoice;", rule: 'boundaries/element-types' },
  { what: 'a component that imports a page', file: 'components/gift/bad-page.tsx', code: "import { Gift } from '@/pages/gift-view';\nexport const A = Gift;", rule: 'boundaries/element-types' },
  { what: 'a component that imports the layout', file: 'components/gift/bad-layout.tsx', code: "import { Header } from '@/components/layout/header';\nexport const A = Header;", rule: 'boundaries/element-types' },
  { what: 'a rule that imports a service', file: 'lib/domain/gift/bad-service.ts', code: "import { sendGift } from '@/services/gift/send-gift';\nexport const a = sendGift;", rule: 'boundaries/element-types' },
  { what: 'the contract that imports a drawing', file: 'lib/contract/bad-drawing.ts', code: "import { ARTWORK } from '@/artwork/catalogue';\nexport const a = ARTWORK;", rule: 'boundaries/element-types' },
  { what: 'the site that imports the backend', file: 'services/gift/bad-backend.ts', code: "import { database } from '@/backend/db/database';\nexport const a = database;", rule: 'boundaries/element-types' },
  { what: 'the backend that imports the site', file: 'backend/bad-site.ts', code: "import { sendGift } from '@/services/gift/send-gift';\nexport const a = sendGift;", rule: 'boundaries/element-types' },
  { what: 'axios outside services/http', file: 'services/gift/bad-axios.ts', code: "import axios from 'axios';\nexport const a = axios;", rule: 'no-restricted-imports' },
  { what: 'firebase outside its adapter', file: 'components/chat/bad-firebase.tsx', code: "import { getAuth } from 'firebase/auth';\nexport const a = getAuth;", rule: 'no-restricted-imports' },
  { what: 'axios loaded late outside services/http', file: 'services/gift/bad-late-axios.ts', code: "export const a = () => import('axios');", rule: 'no-restricted-syntax' },
  { what: 'firebase loaded late outside its adapter', file: 'components/chat/bad-late-firebase.tsx', code: "export const a = () => import('firebase/database');", rule: 'no-restricted-syntax' },
  { what: 'process.env outside env.ts', file: 'lib/bad-env.ts', code: 'export const a = process.env.PORT;', rule: 'no-restricted-syntax' },
  { what: 'window.localStorage outside lib/storage.ts', file: 'lib/bad-storage.ts', code: "export const a = (): string | null => window.localStorage.getItem('a');", rule: 'no-restricted-syntax' },
  { what: 'a bare sessionStorage', file: 'lib/bad-session.ts', code: "export const a = (): string | null => sessionStorage.getItem('a');", rule: 'no-restricted-globals' },
  { what: 'an unknown folder', file: 'attic/box.ts', code: 'export const a = 1;', rule: 'boundaries/no-unknown-files' },
  { what: 'literal text in a view', file: 'components/gift/bad-text.tsx', code: 'export const A = () => <p>Buy now</p>;', rule: 'react/jsx-no-literals' },
  { what: 'a default export', file: 'lib/bad-default.ts', code: 'const a = 1;\nexport default a;', rule: 'import/no-default-export' },
  { what: 'any', file: 'lib/bad-any.ts', code: 'export const a = (value: any): number => Number(value);', rule: '@typescript-eslint/no-explicit-any' },
  { what: 'ts-ignore', file: 'lib/bad-ignore.ts', code: "// @ts-ignore: no reason is good enough\nexport const a: number = 'a';", rule: '@typescript-eslint/ban-ts-comment' },
  { what: 'a file of more than 300 lines', file: 'lib/bad-length.ts', code: Array.from({ length: 301 }, (_, at) => `export const b${at} = ${at};`).join('\n'), rule: 'max-lines' },
  { what: 'console in the site', file: 'lib/bad-console.ts', code: "console.log('a');\nexport const a = 1;", rule: 'no-console' },
  { what: 'a disabled rule that needs no disabling', file: 'lib/bad-disable.ts', code: '// eslint-disable-next-line no-console\nexport const a = 1;', rule: null },
] as const;

/** What the planted files import, and what is allowed: none of these may be found at fault. */
const RIGHT = {
  'lib/storage.ts': "export const read = (): string | null => window.localStorage.getItem('a');\n",
  'lib/config/env.ts': 'export const port = process.env.PORT;\n',
  'artwork/catalogue.ts': 'export const ARTWORK = 1;\n',
  'artwork/manifest.ts': 'export const NAMES = 1;\n',
  'lib/contract/picture.ts': "import { NAMES } from '@/artwork/manifest';\nexport const picture = NAMES;\n",
  'lib/domain/gift/total.ts': "import { port } from '@/lib/config/env';\nexport const total = port;\n",
  'stores/gift-store.ts': "import { total } from '@/lib/domain/gift/total';\nexport const giftStore = total;\n",
  'services/http/client.ts': "import axios from 'axios';\nexport const client = axios;\n",
  'services/chat/connection.ts': "import { getAuth } from 'firebase/auth';\nexport const connection = getAuth;\n",
  'services/http/late-client.ts': "export const client = () => import('axios');\n",
  'services/presence/late-connection.ts': "export const connection = () => import('firebase/database');\n",
  'services/gift/send-gift.ts': "import { client } from '@/services/http/client';\nexport const sendGift = client;\n",
  'services/billing/get-invoices.ts': 'export const getInvoices = 1;\n',
  'components/billing/invoice.tsx': "import { Card } from '@/components/payments/card';\nexport const Invoice = Card;\n",
  'components/payments/card.tsx': 'export const Card = () => <b>·</b>;\n',
  'components/layout/header.tsx': 'export const Header = () => <b>/</b>;\n',
  'pages/gift-view.tsx': "import { Invoice } from '@/components/billing/invoice';\nexport const Gift = Invoice;\n",
  'pages/index.tsx': "import { Gift } from './gift-view';\nexport default Gift;\n",
  'backend/db/database.ts': "import { total } from '@/lib/domain/gift/total';\nexport const database = total;\n",
};
const CYCLES = {
  'lib/cycle-a.ts': "import { b } from './cycle-b';\nexport const a = (): number => b();\n",
  'lib/cycle-b.ts': "export { a as b } from './cycle-a';\n",
  'lib/alias-a.ts': "import { b } from '@/lib/alias-b';\nexport const a = (): number => b();\n",
  'lib/alias-b.ts': "export { a as b } from '@/lib/alias-a';\n",
};

/** What oxlint looks for besides. */
const BY_OXLINT = [
  { what: 'a name that nobody uses', file: 'lib/unused-name.ts', code: 'const left = 1;\nexport const used = 2;\n', rule: 'eslint(no-unused-vars)' },
  { what: 'an error that is caught and not used', file: 'lib/unused-error.ts', code: 'export function f(): number {\n  try {\n    return 1;\n  } catch (error) {\n    return 0;\n  }\n}\n', rule: 'eslint(no-unused-vars)' },
  { what: 'two imports of one module', file: 'lib/twice.ts', code: "import { used } from './unused-name';\nimport { used as again } from './unused-name';\nexport const both = [again, used];\n", rule: 'import(no-duplicates)' },
];

let folder: ScratchFolder;
let findings: ReadonlyMap<string, Finding[]>;
let diagnostics: readonly Diagnostic[];

interface Diagnostic {
  code: string;
  filename: string;
}

/** Lints the planted tree by this repository's own configuration, in a process whose working folder it is: several rules resolve against that. */
async function lint(path: string): Promise<ReadonlyMap<string, Finding[]>> {
  const program = `
    import { ESLint } from 'eslint';
    const results = await new ESLint().lintFiles('.');
    process.stdout.write(JSON.stringify(results));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: path, maxBuffer: 64_000_000 });
  const results = JSON.parse(stdout) as { filePath: string; messages: { ruleId: string | null; message: string }[] }[];
  return new Map(
    results.map(({ filePath, messages }) => [filePath.slice(path.length + 1), messages.map(({ ruleId, message }) => ({ rule: ruleId, message }))]),
  );
}

async function lintByOxlint(path: string): Promise<readonly Diagnostic[]> {
  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
  // It ends with 1 where it finds something.
  const stdout = await promisify(execFile)(process.execPath, [oxlint, '--format=json'], { cwd: path, maxBuffer: 64_000_000 }).then((out) => out.stdout, (error: { stdout: string }) => error.stdout);
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

beforeAll(async () => {
  folder = createScratchFolder({ ...RIGHT, ...CYCLES, ...Object.fromEntries(BY_OXLINT.map(({ file, code }) => [file, code])), ...Object.fromEntries(PLANTED.map(({ file, code }) => [file, `${code}\n`])) });
  for (const name of ['eslint.config.js', '.oxlintrc.json', 'tsconfig.json', 'package.json']) copyFileSync(name, join(folder.path, name));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder.path, 'node_modules'));
  [findings, diagnostics] = await Promise.all([lint(folder.path), lintByOxlint(folder.path)]);
}, 180_000); // a process of its own, on a machine that may be busy
afterAll(() => folder.remove());

describe('the linter', () => {
  it('finds each file of a cycle, also through the alias, and no other', () => {
    const cycles = new Set(diagnostics.filter(({ code }) => code === 'import(no-cycle)').map(({ filename }) => filename));
    expect([...cycles].sort()).toEqual(Object.keys(CYCLES).sort());
  });

  it.each(BY_OXLINT)('catches $what', ({ file, rule }) => {
    expect(diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)).toEqual([rule]);
  });

  it.each(PLANTED)('catches $what', ({ file, rule }) => {
    const rules = (findings.get(file) ?? []).map((finding) => finding.rule);
    expect(rules).toContain(rule);
  });

  it.each(PLANTED.filter(({ rule }) => rule !== null))('finds nothing else wrong with $what', ({ file, rule }) => {
    const others = (findings.get(file) ?? []).filter((finding) => finding.rule !== rule);
    expect(others).toEqual([]);
  });

  it.each(Object.keys(RIGHT))('has nothing against %s', (file) => {
    expect(findings.get(file)).toEqual([]);
  });
});
