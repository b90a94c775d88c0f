import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readBackendEnv } from '@/backend/config/env';
import { openEmbeddedDatabase } from '@/backend/db/embedded-database';
import { createBackend } from '@/backend/server';

/**
 * What a data folder holds before a test's backend starts on it: an empty database; one brought up to date with
 * the catalogue and the documents; or also the sample accounts, whose dates are those of the real clock.
 */
export type FolderContent = 'empty' | 'catalogue' | 'samples';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Whatever decides what a first start writes. */
const SOURCES = ['backend', 'content', 'lib', 'package-lock.json'];
const COPIED = ['postgres', 'realtime'];

const copy = promisify(execFile);
let prefix: Promise<string> | null = null;

/** Creating and seeding a database takes seconds, copying one a moment. Each template is made once a machine, day and state of the sources. */
export async function fillDataFolder(folder: string, content: FolderContent): Promise<void> {
  const template = `${await (prefix ??= templatePrefix())}-${content}`;
  if (!existsSync(template)) await buildTemplate(template, content);
  const parts = COPIED.map((part) => path.join(template, part)).filter((part) => existsSync(part));
  // The system's copy is ten times as fast as Node's on a thousand small files.
  await copy('cp', ['-R', ...parts, folder]);
}

/** The date is part of it: sample bookings and wardrobes lie around the day on which they were made. */
async function templatePrefix(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const source of SOURCES) {
    for (const file of await filesUnder(path.join(ROOT, source))) hash.update(file).update(await readFile(file));
  }
  return path.join(tmpdir(), `backend-test-template-${hash.digest('hex').slice(0, 16)}`);
}

async function filesUnder(place: string): Promise<string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules') && !entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function buildTemplate(template: string, content: FolderContent): Promise<void> {
  const draft = await mkdtemp(`${template}-`);
  if (content === 'empty') {
    await (await openEmbeddedDatabase(draft)).close();
  } else {
    const env = readBackendEnv({ DATA_DIR: draft, BACKEND_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
    const hasSamples = content === 'samples';
    const backend = await createBackend({ ...env, hasDemoAccounts: hasSamples, hasSampleBookings: hasSamples, hasOperations: hasSamples });
    await backend.close();
  }
  // Two files of tests that start at once both build; whoever is later throws its own away.
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
}
