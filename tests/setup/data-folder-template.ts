import { readBackendEnv } from '@/backend/config/env';
import { createBackend } from '@/backend/server';
import { buildOnce, copyEmptyCluster, copyParts } from './shared-template';

/**
 * What a data folder holds before a test's backend starts on it: an empty database; one brought up to date with
 * the catalogue and the documents; or also the sample accounts, whose dates are those of the real clock.
 */
export type FolderContent = 'empty' | 'catalogue' | 'samples';

const COPIED = ['postgres', 'realtime'];

/** Seeding a database takes seconds, copying one a moment. */
export async function fillDataFolder(folder: string, content: FolderContent): Promise<void> {
  if (content === 'empty') return copyEmptyCluster(folder);
  const template = await buildOnce(content, (draft) => seed(draft, content === 'samples'));
  await copyParts(template, COPIED, folder);
}

async function seed(draft: string, hasSamples: boolean): Promise<void> {
  await copyEmptyCluster(draft);
  const env = readBackendEnv({ DATA_DIR: draft, BACKEND_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
  const backend = await createBackend({ ...env, hasDemoAccounts: hasSamples, hasSampleBookings: hasSamples, hasOperations: hasSamples });
  await backend.close();
}
