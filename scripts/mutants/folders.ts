import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The modules that move money. */
const MODULES = ['pricing', 'billing', 'payments'] as const;

/** What is mutated in one run: the site's rules, the outfit's, whose tests take longer, and each module with a database of its own. */
export const PARTS = ['domain', 'outfit', ...MODULES.map((name) => `backend/${name}` as const)] as const;
export type MutantPart = (typeof PARTS)[number];

export interface MutantFolder {
  /** `pricing` for lib/domain/pricing, `backend/pricing` for the module of that name. */
  name: string;
  files: string[];
  part: MutantPart;
}

/** Folders of tests that decide, `!` for one that does not: what is loaded once is asked about every mutant. */
export const TESTS: Record<MutantPart, readonly string[]> = {
  domain: ['tests/unit/domain', 'tests/unit/lib/domain', '!tests/unit/domain/outfit'],
  outfit: ['tests/unit/domain/outfit'],
  'backend/pricing': ['tests/unit/backend/modules/pricing'],
  'backend/billing': ['tests/unit/backend/modules/billing'],
  'backend/payments': ['tests/unit/backend/modules/payments'],
};

/** Tables of sample pieces, without a rule in them. */
const TABLES = /\/sample-[^/]+\.ts$/;

/** Every folder whose rules are mutated, those of the site first. */
export function mutantFolders(root: string): MutantFolder[] {
  const domain = readdirSync(path.join(root, 'lib/domain'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return [
    ...domain.map((name) => ({
      name,
      files: filesOf(root, `lib/domain/${name}`),
      part: name === 'outfit' ? ('outfit' as const) : ('domain' as const),
    })),
    ...MODULES.map((name) => ({
      name: `backend/${name}`,
      files: filesOf(root, `backend/api/modules/${name}`),
      part: `backend/${name}` as const,
    })),
  ].filter(({ files }) => files.length > 0);
}

function filesOf(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !TABLES.test(file))
    .sort();
}
