import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScratchFolder, type ScratchFolder } from '@/tests/builders/scratch-folder';

const CYCLE = 'import(no-cycle)';
const LAYERS = 'boundaries(element-types)';

interface Finding {
  file: string;
  /** Null of a comment that disables nothing. */
  rule: string | null;
}

const importing = (name: string, from: string, as = 'a') => `import { ${name} } from '${from}';\nexport const ${as} = ${name};`;
const inView = (code: string) =>
  `import { useEffect, useMemo, useRef, useState } from 'react';\nexport const hooks = [useEffect, useMemo, useRef, useState];\n${code}`;

/** One planted violation a line: the file it stands in, the rule that must catch it, and the same thing done rightly. */
// oxfmt-ignore
const PLANTED: readonly [what: string, file: string, code: string, rule: string | null][] = [
  ['a service that imports a store', 'services/gift/bad-store.ts', importing('giftStore', '@/stores/gift-store'), LAYERS],
  ['a store that imports a service', 'stores/bad-service.ts', importing('sendGift', '@/services/gift/send-gift'), LAYERS],
  ['a service of another feature', 'services/gift/bad-feature.ts', importing('getInvoices', '@/services/billing/get-invoices'), LAYERS],
  ['a service file of another feature', 'services/bad-feature-file.ts', importing('invoicesQuery', '@/services/billing'), LAYERS],
  ["another feature's component", 'components/gift/bad-feature.tsx', importing('Invoice', '@/components/billing/invoice', 'A'), LAYERS],
  ['a shared feature that knows another', 'components/payments/bad-feature.tsx', importing('Invoice', '@/components/billing/invoice', 'A'), LAYERS],
  ['a component that imports a page', 'components/gift/bad-page.tsx', importing('Gift', '@/pages/gift-view', 'A'), LAYERS],
  ['a component that imports the layout', 'components/gift/bad-layout.tsx', importing('Header', '@/components/layout/header', 'A'), LAYERS],
  ['a rule that imports a service', 'lib/domain/gift/bad-service.ts', importing('sendGift', '@/services/gift/send-gift'), LAYERS],
  ['the contract that imports a drawing', 'lib/contract/bad-drawing.ts', importing('ARTWORK', '@/artwork/catalogue'), LAYERS],
  ['the site that imports the backend', 'services/gift/bad-backend.ts', importing('database', '@/backend/api/db/database'), LAYERS],
  ['the backend that imports the site', 'backend/bad-site.ts', importing('sendGift', '@/services/gift/send-gift'), LAYERS],
  ['axios outside services/http', 'services/gift/bad-axios.ts', "import axios from 'axios';\nexport const a = axios;", 'eslint(no-restricted-imports)'],
  ['firebase outside its adapter', 'components/chat/bad-firebase.tsx', importing('getAuth', 'firebase/auth'), 'eslint(no-restricted-imports)'],
  ['axios loaded late outside services/http', 'services/gift/bad-late-axios.ts', "export const a = () => import('axios');", 'eslint(no-restricted-imports)'],
  ['firebase loaded late outside its adapter', 'components/chat/bad-late-firebase.tsx', "export const a = () => import('firebase/database');", 'eslint(no-restricted-imports)'],
  ['process.env outside env.ts', 'lib/bad-env.ts', 'export const a = process.env.PORT;', 'eslint(no-restricted-properties)'],
  ['window.localStorage outside lib/browser/storage.ts', 'lib/bad-storage.ts', "export const a = (): string | null => window.localStorage.getItem('a');", 'eslint(no-restricted-properties)'],
  ['a bare sessionStorage', 'lib/bad-session.ts', "export const a = (): string | null => sessionStorage.getItem('a');", 'eslint(no-restricted-globals)'],
  ['an unknown folder', 'attic/box.ts', 'export const a = 1;', 'boundaries(no-unknown-files)'],
  ['literal text in a view', 'components/gift/bad-text.tsx', 'export const A = () => <p>Buy now</p>;', 'react(jsx-no-literals)'],
  ['a default export', 'lib/bad-default.ts', 'const a = 1;\nexport default a;', 'import(no-default-export)'],
  ['any', 'lib/bad-any.ts', 'export const a = (value: any): number => Number(value);', 'typescript(no-explicit-any)'],
  ['ts-ignore', 'lib/bad-ignore.ts', "// @ts-ignore: no reason is good enough\nexport const a: number = 'a';", 'typescript(ban-ts-comment)'],
  ['a file of more than 300 lines', 'lib/bad-length.ts', Array.from({ length: 301 }, (_, at) => `export const b${at} = ${at};`).join('\n'), 'eslint(max-lines)'],
  ['console in the site', 'lib/bad-console.ts', "console.log('a');\nexport const a = 1;", 'eslint(no-console)'],
  ['a disabled rule that needs no disabling', 'lib/bad-disable.ts', '// oxlint-disable-next-line no-console\nexport const a = 1;', null],
  ['a statement over several lines that no braces hold', 'lib/bad-braces.ts', 'export function f(a: boolean): number {\n  if (a)\n    return (\n      1\n    );\n  return 2;\n}\n', 'eslint(curly)'],
  ['a name that nobody uses', 'lib/unused-name.ts', 'const left = 1;\nexport const used = 2;\n', 'eslint(no-unused-vars)'],
  ['an error that is caught and not used', 'lib/unused-error.ts', 'export function f(): number {\n  try {\n    return 1;\n  } catch (error) {\n    return 0;\n  }\n}\n', 'eslint(no-unused-vars)'],
  ['two imports of one module', 'lib/twice.ts', "import { used } from './unused-name';\nimport { used as again } from './unused-name';\nexport const both = [again, used];\n", 'import(no-duplicates)'],
  ['a hook behind a condition', 'components/gift/bad-hook.tsx', inView('export function A({ on }: { on: boolean }) { if (on) useState(1); return null; }'), 'react-hooks(rules-of-hooks)'],
  ['an effect that does not say what it reads', 'components/gift/bad-effect.tsx', inView('export function A({ s }: { s: string }) { useEffect(() => { document.title = s; }, []); return null; }'), 'react-hooks(exhaustive-deps)'],
  ['a pattern whose time grows with the square of a text', 'backend/bad-pattern.ts', 'export const A = /\\/Filter\\s*\\[?\\s*\\/Fl/;', 'regexp(no-super-linear-backtracking)'],
  ['a pattern that begins anew at each character of a run', 'lib/bad-move.ts', 'export const A = (text: string): string => text.replace(/ +$/, "");', 'regexp(no-super-linear-move)'],
  ['such a pattern in a script of the pages', 'public/push-worker.js', 'export const A = (text) => /=+$/.test(text);', 'regexp(no-super-linear-move)'],
  ["a normal form of the engine's own", 'backend/bad-form.ts', "export const a = (text: string): string => text.normalize('NFKC');", 'site(forbidden-forms)'],
  ['a state that an effect sets at once', 'components/gift/bad-set.tsx', inView('export function A({ s }: { s: string }) { const [t, set] = useState(s); useEffect(() => { set(s); }, [s]); return <b>{t}</b>; }'), 'react(set-state-in-effect)'],
  ['a clock that a rendering reads', 'components/gift/bad-clock.tsx', 'export const A = () => <b>{Date.now()}</b>;', 'react(purity)'],
  ['a component made in a rendering', 'components/gift/bad-inner.tsx', 'export function A() { const B = () => <b>·</b>; return <B />; }', 'react(static-components)'],
  ['a ref that a rendering reads', 'components/gift/bad-ref.tsx', inView('export function A() { const r = useRef(0); return <b>{r.current}</b>; }'), 'react(refs)'],
  ['a property that is changed', 'components/gift/bad-property.tsx', 'export function A({ p }: { p: { n: number } }) { p.n = 2; return <b>{p.n}</b>; }', 'react(immutability)'],
  ['a line of a list without a key', 'components/gift/bad-key.tsx', 'export const A = ({ list }: { list: string[] }) => list.map((l) => <b>{l}</b>);', 'react(jsx-key)'],
  ['a picture without words for it', 'components/gift/bad-alt.tsx', "import Image from 'next/image';\nexport const A = () => <Image src=\"/a.png\" width={1} height={1} />;", 'jsx-a11y(alt-text)'],
  ['a link that loads the whole site anew', 'components/gift/bad-link.tsx', 'export const A = () => <a href="/about-us">·</a>;', 'next(no-html-link-for-pages)'],
  ['a key that is not asked whose it is', 'components/chat/bad-key.tsx', "export const isEnter = (event: KeyboardEvent): boolean => event.key === 'Enter';", 'site(forbidden-forms)'],
  ['a key of a public view', 'components/ui/bad-key.tsx', "export const isEscape = (event: KeyboardEvent): boolean => event.code === 'Escape';", 'site(forbidden-forms)'],
  ['a key of an event by another name', 'components/gift/bad-short.tsx', "export const isEnter = (e: KeyboardEvent): boolean => e.key === 'Enter';", 'site(forbidden-forms)'],
  ['a key after its name', 'components/outfit/bad-turned.tsx', "export const isLeft = (pressed: KeyboardEvent): boolean => 'ArrowLeft' !== pressed.key;", 'site(forbidden-forms)'],
  ['a key of an event that may be missing', 'components/ui/bad-missing.tsx', "export const isTab = (e?: KeyboardEvent): boolean => e?.code === 'Tab';", 'site(forbidden-forms)'],
  ['a number of a key', 'components/ui/bad-number-of-key.tsx', 'export const isEnter = (e: KeyboardEvent): boolean => e.keyCode === 13;', 'site(forbidden-forms)'],
  ['a key that a switch looks at', 'components/ui/bad-switch.tsx', "export function f(e: KeyboardEvent): number {\n  switch (e.key) {\n    case 'Home':\n      return 1;\n    default:\n      return 2;\n  }\n}", 'site(forbidden-forms)'],
  ['a key taken out of the event of a field', 'components/chat/bad-taken.tsx', "export const A = ({ go }: { go: () => void }) => <input onKeyDown={({ key }) => (key === 'Enter' ? go() : undefined)} />;", 'site(forbidden-forms)'],
  ['a key taken out in a function', 'components/ui/bad-typed.tsx', "export const isSpace = ({ key: pressed }: KeyboardEvent): boolean => pressed === ' ';", 'site(forbidden-forms)'],
  ['a key taken out in a line of its own', 'components/ui/bad-line.tsx', "export function f(event: KeyboardEvent): boolean {\n  const { code } = event;\n  return code === 'KeyA';\n}", 'site(forbidden-forms)'],
  ['a test that waits one second', 'tests/unit/bad-wait.test.ts', "import { expect, it, vi } from 'vitest';\nit('a', () => vi.waitFor(() => expect(1).toBe(1)));", 'site(forbidden-forms)'],
  ['a browser test that waits for a fixed time', 'tests/e2e/bad-time.spec.ts', "import { test } from '@playwright/test';\ntest('a', async ({ page }) => page.waitForTimeout(500));", 'site(forbidden-forms)'],
  ['a number that the wheel changes', 'components/gift/bad-number.tsx', 'export const A = () => <input type="number" />;', 'site(forbidden-forms)'],
];

/** What the planted files import, and what is allowed: none of these may be found at fault. */
const RIGHT = {
  'lib/browser/storage.ts': "export const read = (): string | null => window.localStorage.getItem('a');\n",
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
  'services/billing.ts': 'export const invoicesQuery = 1;\n',
  'components/billing/invoice.tsx': "import { Card } from '@/components/payments/card';\nexport const Invoice = Card;\n",
  'components/payments/card.tsx': 'export const Card = () => <b>·</b>;\n',
  'components/layout/header.tsx': 'export const Header = () => <b>/</b>;\n',
  'components/wardrobe/query.tsx':
    "import { useRouter } from 'next/router';\nexport const usePiece = () => useRouter().query;\nexport const useReady = () => { const router = useRouter(); return router.isReady; };\n",
  'components/gift/code.tsx': "export const isTaken = (failure: { code: string }): boolean => failure.code === 'EMAIL_TAKEN';\n",
  'pages/gift-view.tsx': "import { Invoice } from '@/components/billing/invoice';\nexport const Gift = Invoice;\n",
  'pages/index.tsx': "import { Gift } from './gift-view';\nexport default Gift;\n",
  'backend/api/db/database.ts': "import { total } from '@/lib/domain/gift/total';\nexport const database = total;\n",
};
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
