import { spawnSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { StartError } from '@/backend/config/start-error';
import { openDatabase } from '@/backend/api/db/database';
import { payoutDestinations, users } from '@/backend/api/db/schema/users';
import { securityRecords } from '@/backend/api/db/schema/sign-in';
import { runKeysCommand } from '@/backend/twins/operations/keys-command';
import { createFolder } from '@/tests/setup/test-database';

const [KEY, NEXT] = ['a key of columns with 32 characters', 'the one behind it with 32 characters'];

describe('npm run ops -- keys payout', () => {
  it('tells an account in full to whoever runs the product, and that it did', async () => {
    const folder = await createFolder('samples');
    vi.stubEnv('DATABASE_URL', '')
      .stubEnv('DATA_DIR', folder.variables.DATA_DIR ?? '')
      .stubEnv('DATA_KEY', KEY);
    const at = { kind: 'embedded', folder: folder.variables.DATA_DIR ?? '' } as const;
    try {
      const before = await openDatabase(at);
      await before.orm.execute(
        `insert into payout_destinations (user_id, method, holder, bank_code, account, chosen_at) select id, 'bank', 'Ada Lo', '004', '808123456838', now() from users where email = 'hk@example.com' on conflict (user_id) do update set method = 'bank', holder = 'Ada Lo', bank_code = '004', account = '808123456838'`,
      );
      await before.close();
      vi.stubEnv('DATA_KEY', '');
      await expect(runKeysCommand(['reseal'])).rejects.toThrow('DATA_KEY is not set: there is nothing to seal with.');
      vi.stubEnv('DATA_KEY', KEY);
      expect(await runKeysCommand(['reseal'])).toBe('1 value is sealed anew, none remains.');
      expect(await runKeysCommand(['payout', 'hk@example.com'])).toBe('bank  Ada Lo  004  808123456838');
      expect(await runKeysCommand(['payout', 'nobody@example.com'])).toContain('is no member');
      const after = await openDatabase(at);
      expect(
        (await after.orm.select().from(payoutDestinations))
          .filter(({ method }) => method !== 'credit')
          .every(({ account }) => account.startsWith('sealed.')),
      ).toBe(true);
      expect((await after.orm.select().from(securityRecords)).map(({ kind }) => kind)).toContain('payout-read');
      const other = (await after.orm.select().from(users)).find(({ email }) => email === 'sg@example.com')?.id;
      await after.orm.execute(
        `insert into payout_destinations (user_id, method, holder, account, chosen_at) values ('${other}', 'fast', 'Bo Tan', '91234567', now()) on conflict (user_id) do update set method = 'fast', bank_code = '', account = '91234567'`,
      );
      const [{ userId: lost } = { userId: '' }] = (await after.orm.select().from(payoutDestinations)).filter(({ account }) =>
        account.startsWith('sealed.'),
      );
      await after.close();
      // One that cannot be opened keeps no other from it, and the command has not succeeded.
      vi.stubEnv('DATA_KEY', NEXT);
      await expect(runKeysCommand(['reseal'])).rejects.toThrow(
        new StartError(`1 value is sealed anew, 1 cannot be opened by DATA_KEY: ${lost}.`),
      );
      await expect(runKeysCommand(['payout', 'hk@example.com'])).rejects.toThrow(/^The account of hk@example\.com cannot be opened/);
      expect(await runKeysCommand(['payout', 'sg@example.com'])).toBe('fast  Bo Tan  91234567');
      vi.stubEnv('DATA_KEY', `,${KEY},${NEXT}`);
      expect(await runKeysCommand(['reseal'])).toBe('2 values are in the clear now, none remains.');
      const broken = await openDatabase(at);
      await broken.orm.execute('alter table payout_destinations rename to put_elsewhere');
      await broken.close();
      for (const command of [['backend/keys.ts'], ['scripts/ops.ts', 'keys']]) {
        const failed = spawnSync(process.execPath, ['--import', 'tsx', ...command, 'payout', 'hk@example.com'], {
          encoding: 'utf8',
          env: { ...process.env, NODE_OPTIONS: '' },
        });
        expect([failed.status, failed.stdout]).toEqual([1, '']);
        expect(failed.stderr).toMatch(/^The command failed at what nobody expected: \w+, code 42P01\. .+\n$/);
      }
    } finally {
      vi.unstubAllEnvs();
      await folder.drop();
    }
  }, 120_000);
});
