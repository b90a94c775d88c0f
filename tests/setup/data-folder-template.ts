import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import backendPackage from '@/backend/package.json' with { type: 'json' };
import { openEmbeddedDatabase } from '@/backend/db/embedded-database';

const version = backendPackage.dependencies['@electric-sql/pglite'];
const TEMPLATE = path.join(tmpdir(), `backend-test-template-${version}`);

/** Creating a database takes the engine seconds, copying an empty one a moment. Made once a machine. */
export async function fillDataFolder(folder: string): Promise<void> {
  if (!existsSync(TEMPLATE)) await buildTemplate();
  await cp(path.join(TEMPLATE, 'postgres'), path.join(folder, 'postgres'), { recursive: true });
}

async function buildTemplate(): Promise<void> {
  const draft = await mkdtemp(`${TEMPLATE}-`);
  await (await openEmbeddedDatabase(draft)).close();
  // Two files of tests that start at once both build; whoever is later throws its own away.
  await rename(draft, TEMPLATE).catch(() => rm(draft, { recursive: true, force: true }));
}
