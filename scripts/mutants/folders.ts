import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What is mutated in one run: the site's rules, the outfit's, whose tests take longer, and those that need a database. */
export type MutantPart = 'domain' | 'outfit' | 'backend';

export interface MutantFolder {
  /** `pricing` for lib/domain/pricing, `backend/pricing` for the module of that name. */
  name: string;
  files: string[];
  part: MutantPart;
}

/** The modules that move money. */
const MODULES = ['pricing', 'billing', 'payments'];

/** Tables of sample pieces, without a rule in them. */
const TABLES = /\/sample-[^/]+\.ts$/;

/** Every folder whose rules are mutated, those of the site first. */
export function mutantFolders(root: string): MutantFolder[] {
  const domain = readdirSync(path.join(root, 'lib/domain'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
  return [
    ...domain.map((name) => ({ name, files: filesOf(root, `lib/domain/${name}`), part: name === 'outfit' ? ('outfit' as const) : ('domain' as const) })),
    ...MODULES.map((name) => ({ name: `backend/${name}`, files: filesOf(root, `backend/modules/${name}`), part: 'backend' as const })),
  ].filter(({ files }) => files.length > 0);
}

function filesOf(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !TABLES.test(file))
    .sort();
}
