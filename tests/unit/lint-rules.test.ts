import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScratchFolder, type ScratchFolder } from '@/tests/builders/scratch-folder';

const CYCLE = 'import(no-cycle)';

interface Finding {
  file: string;
  /** Null of a comment that disables nothing. */
  rule: string | null;
}

const inView = (code: string) => `import { useEffect, useMemo, useRef, useState } from 'react';\nexport const hooks = [useEffect, useMemo, useRef, useState];\n${code}`;

/** One planted violation: the file it stands in, the rule that must catch it, and the same thing done rightly. */
const PLANTED = [
  { what: 'a service that imports a store', file: 'services/gift/bad-store.ts', code: "import { giftStore } from '@/stores/gift-store';\nexport const a = giftStore;", rule: 'boundaries(element-types)' },
  { what: 'a store that imports a service', file: 'stores/bad-service.ts', code: "import { sendGift } from '@/services/gift/send-gift';\nexport const a = sendGift;", rule: 'boundaries(element-types)' },
  { what: 'a service of another feature', file: 'services/gift/bad-feature.ts', code: "import { getInvoices } from '@/services/billing/get-invoices';\nexport const a = getInvoices;", rule: 'boundaries(element-types)' },
  { what: "another feature's component", file: 'components/gift/bad-feature.tsx', code: "import { Invoice } from '@/components/billing/invoice';\nexport const A = Invoice;", rule: 'boundaries(element-types)' },
  { what: 'a shared feature that knows another', file: 'components/payments/bad-feature.tsx', code: "import { Invoice } from '@/components/billing/invoice';\nexport const A = Invoice;", rule: 'boundaries(element-types)' },
  { what: 'a component that imports a page', file: 'components/gift/bad-page.tsx', code: "import { Gift } from '@/pages/gift-view';\nexport const A = Gift;", rule: 'boundaries(element-types)' },
  { what: 'a component that imports the layout', file: 'components/gift/bad-layout.tsx', code: "import { Header } from '@/components/layout/header';\nexport const A = Header;", rule: 'boundaries(element-types)' },
  { what: 'a rule that imports a service', file: 'lib/domain/gift/bad-service.ts', code: "import { sendGift } from '@/services/gift/send-gift';\nexport const a = sendGift;", rule: 'boundaries(element-types)' },
  { what: 'the contract that imports a drawing', file: 'lib/contract/bad-drawing.ts', code: "import { ARTWORK } from '@/artwork/catalogue';\nexport const a = ARTWORK;", rule: 'boundaries(element-types)' },
  { what: 'the site that imports the backend', file: 'services/gift/bad-backend.ts', code: "import { database } from '@/backend/db/database';\nexport const a = database;", rule: 'boundaries(element-types)' },
  { what: 'the backend that imports the site', file: 'backend/bad-site.ts', code: "import { sendGift } from '@/services/gift/send-gift';\nexport const a = sendGift;", rule: 'boundaries(element-types)' },
  { what: 'axios outside services/http', file: 'services/gift/bad-axios.ts', code: "import axios from 'axios';\nexport const a = axios;", rule: 'eslint(no-restricted-imports)' },
  { what: 'firebase outside its adapter', file: 'components/chat/bad-firebase.tsx', code: "import { getAuth } from 'firebase/auth';\nexport const a = getAuth;", rule: 'eslint(no-restricted-imports)' },
  { what: 'axios loaded late outside services/http', file: 'services/gift/bad-late-axios.ts', code: "export const a = () => import('axios');", rule: 'eslint(no-restricted-imports)' },
  { what: 'firebase loaded late outside its adapter', file: 'components/chat/bad-late-firebase.tsx', code: "export const a = () => import('firebase/database');", rule: 'eslint(no-restricted-imports)' },
  { what: 'process.env outside env.ts', file: 'lib/bad-env.ts', code: 'export const a = process.env.PORT;', rule: 'eslint(no-restricted-properties)' },
  { what: 'window.localStorage outside lib/storage.ts', file: 'lib/bad-storage.ts', code: "export const a = (): string | null => window.localStorage.getItem('a');", rule: 'eslint(no-restricted-properties)' },
  { what: 'a bare sessionStorage', file: 'lib/bad-session.ts', code: "export const a = (): string | null => sessionStorage.getItem('a');", rule: 'eslint(no-restricted-globals)' },
  { what: 'an unknown folder', file: 'attic/box.ts', code: 'export const a = 1;', rule: 'boundaries(no-unknown-files)' },
  { what: 'literal text in a view', file: 'components/gift/bad-text.tsx', code: 'export const A = () => <p>Buy now</p>;', rule: 'react(jsx-no-literals)' },
  { what: 'a default export', file: 'lib/bad-default.ts', code: 'const a = 1;\nexport default a;', rule: 'import(no-default-export)' },
  { what: 'any', file: 'lib/bad-any.ts', code: 'export const a = (value: any): number => Number(value);', rule: 'typescript(no-explicit-any)' },
  { what: 'ts-ignore', file: 'lib/bad-ignore.ts', code: "// @ts-ignore: no reason is good enough\nexport const a: number = 'a';", rule: 'typescript(ban-ts-comment)' },
  { what: 'a file of more than 300 lines', file: 'lib/bad-length.ts', code: Array.from({ length: 301 }, (_, at) => `export const b${at} = ${at};`).join('\n'), rule: 'eslint(max-lines)' },
  { what: 'console in the site', file: 'lib/bad-console.ts', code: "console.log('a');\nexport const a = 1;", rule: 'eslint(no-console)' },
  { what: 'a disabled rule that needs no disabling', file: 'lib/bad-disable.ts', code: '// oxlint-disable-next-line no-console\nexport const a = 1;', rule: null },
  { what: 'a name that nobody uses', file: 'lib/unused-name.ts', code: 'const left = 1;\nexport const used = 2;\n', rule: 'eslint(no-unused-vars)' },
  { what: 'an error that is caught and not used', file: 'lib/unused-error.ts', code: 'export function f(): number {\n  try {\n    return 1;\n  } catch (error) {\n    return 0;\n  }\n}\n', rule: 'eslint(no-unused-vars)' },
  { what: 'two imports of one module', file: 'lib/twice.ts', code: "import { used } from './unused-name';\nimport { used as again } from './unused-name';\nexport const both = [again, used];\n", rule: 'import(no-duplicates)' },
  { what: 'a hook behind a condition', file: 'components/gift/bad-hook.tsx', code: inView('export function A({ on }: { on: boolean }) { if (on) useState(1); return null; }'), rule: 'react-hooks(rules-of-hooks)' },
  { what: 'an effect that does not say what it reads', file: 'components/gift/bad-effect.tsx', code: inView('export function A({ s }: { s: string }) { useEffect(() => { document.title = s; }, []); return null; }'), rule: 'react-hooks(exhaustive-deps)' },
  { what: 'a state that an effect sets at once', file: 'components/gift/bad-set.tsx', code: inView('export function A({ s }: { s: string }) { const [t, set] = useState(s); useEffect(() => { set(s); }, [s]); return <b>{t}</b>; }'), rule: 'react(set-state-in-effect)' },
  { what: 'a clock that a rendering reads', file: 'components/gift/bad-clock.tsx', code: 'export const A = () => <b>{Date.now()}</b>;', rule: 'react(purity)' },
  { what: 'a component made in a rendering', file: 'components/gift/bad-inner.tsx', code: 'export function A() { const B = () => <b>·</b>; return <B />; }', rule: 'react(static-components)' },
  { what: 'a ref that a rendering reads', file: 'components/gift/bad-ref.tsx', code: inView('export function A() { const r = useRef(0); return <b>{r.current}</b>; }'), rule: 'react(refs)' },
  { what: 'a property that is changed', file: 'components/gift/bad-property.tsx', code: 'export function A({ p }: { p: { n: number } }) { p.n = 2; return <b>{p.n}</b>; }', rule: 'react(immutability)' },
  { what: 'a line of a list without a key', file: 'components/gift/bad-key.tsx', code: 'export const A = ({ list }: { list: string[] }) => list.map((l) => <b>{l}</b>);', rule: 'react(jsx-key)' },
  { what: 'a picture without words for it', file: 'components/gift/bad-alt.tsx', code: "import Image from 'next/image';\nexport const A = () => <Image src=\"/a.png\" width={1} height={1} />;", rule: 'jsx-a11y(alt-text)' },
  { what: 'a link that loads the whole site anew', file: 'components/gift/bad-link.tsx', code: 'export const A = () => <a href="/about-us">·</a>;', rule: 'next(no-html-link-for-pages)' },
  { what: 'a public view that asks the router for the query', file: 'components/gift/bad-query.tsx', code: "import { useRouter } from 'next/router';\nexport const useGift = () => { const { query } = useRouter(); return query; };", rule: 'site(forbidden-forms)' },
  { what: 'a public view that asks the router whether it has the query', file: 'components/gift/bad-ready.tsx', code: "import { useRouter } from 'next/router';\nexport const useGift = () => { const router = useRouter(); return router.isReady; };", rule: 'site(forbidden-forms)' },
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
  'components/wardrobe/query.tsx': "import { useRouter } from 'next/router';\nexport const usePiece = () => useRouter().query;\nexport const useReady = () => { const router = useRouter(); return router.isReady; };\n",
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

let folder: ScratchFolder;
let findings: ReadonlyMap<string, readonly (string | null)[]>;
let cycles: ReadonlySet<string>;

/** Lints the planted tree by this repository's own configuration, in a process whose working folder it is: several rules resolve against that. */
async function lint(path: string): Promise<Finding[]> {
  const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
  // It ends with 1 where it finds something.
  const stdout = await promisify(execFile)(process.execPath, [oxlint, '--format=json'], { cwd: path, maxBuffer: 64_000_000 }).then((out) => out.stdout, (error: { stdout: string }) => error.stdout);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string; filename: string }[] };
  return diagnostics.map(({ code, filename }) => ({ file: filename, rule: code ?? null }));
}

beforeAll(async () => {
  folder = createScratchFolder({ ...RIGHT, ...CYCLES, ...Object.fromEntries(PLANTED.map(({ file, code }) => [file, `${code}\n`])) });
  mkdirSync(join(folder.path, 'scripts/lint'), { recursive: true });
  for (const name of ['.oxlintrc.json', 'scripts/lint/forbidden-forms.js', 'tsconfig.json', 'package.json']) copyFileSync(name, join(folder.path, name));
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

  it.each(PLANTED)('catches $what, and finds nothing else wrong with it', ({ file, rule }) => {
    expect([...new Set(findings.get(file))]).toEqual([rule]);
  });

  it.each(Object.keys(RIGHT))('has nothing against %s', (file) => {
    expect(findings.get(file)).toBeUndefined();
  });
});
