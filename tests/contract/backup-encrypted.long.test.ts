import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_KEYS } from '@/backend/config/backup-keys';
import { backUp, restore } from '@/scripts/backup/data-archive';
import { endProcess, startBackendProcess } from '@/tests/setup/backend-process';
import { dataFrom, signUpMember, type TestMember } from '@/tests/setup/member';
import { createFolder, type TestDatabase } from '@/tests/setup/test-database';
import { remoteBackend } from './kills/remote-backend';

// Whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: TestDatabase;
let work: string;
let member: TestMember;
const dataDir = () => folder.variables.DATA_DIR ?? '';

beforeAll(async () => {
  [folder, work] = [await createFolder('samples'), await mkdtemp(path.join(tmpdir(), 'encrypted-backup-test-'))];
  const backend = await startBackendProcess(folder.variables);
  member = await signUpMember(
    remoteBackend(() => backend.url),
    { email: 'kept@example.com' },
  );
  backend.child.kill('SIGTERM');
  await backend.exited;
});
afterAll(async () => {
  await folder.drop();
  await rm(work, { recursive: true, force: true });
});

describe('the backup of a data folder', () => {
  it('is encrypted to a public key, opens with none but its private one, and comes to nothing where it was cut off', async () => {
    const [identity, old] = [await generateX25519Identity(), await generateX25519Identity()];
    const keys = (...identities: string[]) => ({ ...NO_KEYS, identities });
    const sealed = path.join(work, 'sealed.backup');
    await backUp(dataDir(), sealed, { ...NO_KEYS, recipients: [await identityToRecipient(identity)] });
    expect((await stat(sealed)).mode & 0o777).toBe(0o600);
    expect(spawnSync('tar', ['-tzf', sealed]).status).not.toBe(0);
    const cut = path.join(work, 'cut.backup');
    await writeFile(cut, (await readFile(sealed)).subarray(0, -100));
    const nowhere = path.join(work, 'nowhere');
    await expect(restore(sealed, nowhere)).rejects.toThrow('The backup is encrypted: set BACKUP_IDENTITY');
    await expect(restore(sealed, nowhere, keys(old))).rejects.toThrow('a key that neither BACKUP_IDENTITY nor BACKUP_KEY holds');
    await expect(restore(cut, nowhere, keys(identity))).rejects.toThrow('damaged or was cut off');
    // Nothing of it is left, in the clear least of all.
    expect((await readdir(work)).filter((name) => name.startsWith('nowhere'))).toEqual([]);
    const elsewhere = path.join(work, 'opened');
    // While tar is at work: what lies beside the data folder would stay there in the clear where the restore is killed.
    const [bin, seen] = [path.join(work, 'bin'), path.join(work, 'seen')];
    await mkdir(bin);
    const own = spawnSync('which', ['tar'], { encoding: 'utf8' }).stdout.trim();
    await writeFile(
      path.join(bin, 'tar'),
      `#!/bin/sh\n(cd '${work}' && ls -d opened* */archive.tgz 2>/dev/null; echo tar) >> '${seen}'\nexec '${own}' "$@"\n`,
      { mode: 0o755 },
    );
    vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
    await restore(sealed, elsewhere, keys(old, identity)).finally(() => vi.unstubAllEnvs());
    expect((await readFile(seen, 'utf8')).trim().split('\n')).toEqual(['tar', 'tar', 'opened', 'tar']);
    const opened = await startBackendProcess({ DATA_DIR: elsewhere });
    expect((await fetch(`${opened.url}/readyz`)).status).toBe(200);
    expect(
      (
        await dataFrom(
          remoteBackend(() => opened.url),
          'userInformation',
          { token: member.token },
        )
      ).user,
    ).toMatchObject({ email: 'kept@example.com' });
    await endProcess(opened);
  });
});
