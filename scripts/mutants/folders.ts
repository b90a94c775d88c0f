import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Modules that handle payments. */
const MODULES = ['pricing', 'billing', 'payments'] as const;

/** Parts of a run: the site's rules, the outfit rules, whose tests take longer, and each module with its own database. */
export const PARTS = ['domain', 'outfit', ...MODULES.map((name) => `backend/${name}` as const)] as const;
export type MutantPart = (typeof PARTS)[number];

export interface MutantFolder {
  /** `pricing` for lib/domain/pricing, `backend/pricing` for the module of that name. */
  name: string;
  files: string[];
  part: MutantPart;
}

/** Folders of the relevant tests, `!` excludes one: everything loaded runs for every mutant. */
export const TESTS: Record<MutantPart, readonly string[]> = {
  domain: ['tests/unit/domain', 'tests/unit/lib/domain', '!tests/unit/domain/outfit'],
  outfit: ['tests/unit/domain/outfit'],
  'backend/pricing': ['tests/unit/backend/modules/pricing'],
  'backend/billing': ['tests/unit/backend/modules/billing'],
  'backend/payments': ['tests/unit/backend/modules/payments'],
};

/** Tables of sample pieces, without logic. */
const TABLES = /\/sample-[^/]+\.ts$/;

/** All mutated folders, the site's first. */
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
