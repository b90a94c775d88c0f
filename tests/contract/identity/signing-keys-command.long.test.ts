import { spawnSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '@/backend/api/db/database';
import { previousSigningKeys, signingKeys } from '@/backend/api/db/schema/bookkeeping';
import { readSignedText, signText } from '@/backend/api/identity/signing-key';
import { runKeysCommand } from '@/backend/twins/operations/keys-command';
import { createFolder } from '@/tests/setup/test-database';

const PURPOSE = 'newsletter-unsubscribe';

it('npm run ops -- keys does it on a database that no backend has open, and never shows a key', async () => {
  const folder = await createFolder('samples');
  vi.stubEnv('DATABASE_URL', '').stubEnv('DATA_DIR', folder.variables.DATA_DIR ?? '');
  try {
    expect(await runKeysCommand(['rotate', PURPOSE])).toContain('no key yet');
    const open = await openDatabase({ kind: 'embedded', folder: folder.variables.DATA_DIR ?? '' });
    const token = await signText(open.orm, PURPOSE, 'mailed');
    await expect(runKeysCommand(['status'])).rejects.toThrow('in use by process');
    await open.close();
    expect(await runKeysCommand(['rotate', PURPOSE])).toMatch(
      /^newsletter-unsubscribe has a new key\. .+ is read until \d{4}-\d\d-\d\d\.$/,
    );
    const again = await openDatabase({ kind: 'embedded', folder: folder.variables.DATA_DIR ?? '' });
    const secrets = [...(await again.orm.select().from(signingKeys)), ...(await again.orm.select().from(previousSigningKeys))].map(
      ({ secret }) => secret,
    );
    expect(await readSignedText(again.orm, PURPOSE, token, new Date())).toBe('mailed');
    await again.close();
    const shown = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/ops.ts', 'keys', 'status'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect([shown.stderr, shown.status]).toEqual(['', 0]);
    expect(shown.stdout).toMatch(/^newsletter-unsubscribe +since \d{4}-\d\d-\d\d; one before is read until \d{4}-\d\d-\d\d$/m);
    for (const secret of secrets) expect(shown.stdout).not.toContain(secret);
    expect(await runKeysCommand(['retire', PURPOSE])).toContain('1 key ended');
  } finally {
    vi.unstubAllEnvs();
    await folder.drop();
  }
}, 120_000);
