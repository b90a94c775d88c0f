import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { StartError } from '@/backend/config/start-error';
import { actualColumns, declaredColumns } from '@/tests/setup/column-types';
import { isMigrated, migrate } from '@/backend/api/db/migrate';
import { previousSigningKeys, schemaMigrations, seedStates, signingKeys } from '@/backend/api/db/schema/bookkeeping';
import * as catalogue from '@/backend/api/db/schema/catalogue';
import { contactMessages, newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { cmsDocuments } from '@/backend/api/db/schema/cms';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { referralCodes, referralRewards, referrals, coupons } from '@/backend/api/db/schema/coupons';
import * as signIn from '@/backend/api/db/schema/sign-in';
import * as gateway from '@/backend/api/db/schema/gateway';
import * as orders from '@/backend/api/db/schema/orders';
import * as payments from '@/backend/api/db/schema/payments';
import { refunds } from '@/backend/api/db/schema/refunds';
import { slotHolds, slotReservations, slots } from '@/backend/api/db/schema/slots';
import { contacts, marketingReceipts, users } from '@/backend/api/db/schema/users';
import { seedCatalogue } from '@/backend/api/db/seed/catalogue-seed';
import { testBackend } from '@/tests/setup/test-backend';

const TABLES = [
  ...Object.values(catalogue),
  cmsDocuments,
  contactMessages,
  coupons,
  newsletterSubscriptions,
  outboxMails,
  referralCodes,
  referralRewards,
  referrals,
  ...Object.values(signIn),
  users,
  contacts,
  marketingReceipts,
  schemaMigrations,
  seedStates,
  signingKeys,
  previousSigningKeys,
  slotHolds,
  slotReservations,
  slots,
  ...Object.values(gateway),
  ...Object.values(payments),
  ...Object.values(orders),
  refunds,
];
const backend = testBackend();

describe('migrations', () => {
  it('make the tables that the code declares', async () => {
    const { orm } = backend.context.database;
    for (const table of TABLES) expect(await actualColumns(orm, table)).toEqual(declaredColumns(table));
  });

  it('meet rows of the version before the newest: they are kept by `tests/contract/migrations/write-rows.ts`, one migration later at most', () => {
    const newestOf = (folder: string, name: RegExp) => Math.max(...readdirSync(folder).map((file) => Number(name.exec(file)?.[1] ?? 0)));
    const migrations = newestOf('backend/api/db/migrations', /^(\d{4})-.*\.sql$/);
    const rows = newestOf('tests/contract/migrations', /^rows-at-(\d{4})\.json$/);
    expect(migrations).toBeGreaterThan(40);
    expect(migrations - rows).toBeLessThanOrEqual(1);
  });

  it('do nothing the second time, also when several start at once', async () => {
    const { orm } = backend.context.database;
    expect(await Promise.all([migrate(orm, new Date()), migrate(orm, new Date())])).toEqual([[], []]);
    expect(await isMigrated(orm)).toBe(true);
  });

  it('wait for a table that somebody is writing to, in tries of their own, and for nothing else', async () => {
    const { orm } = backend.context.database;
    const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) });
    const transaction = vi.spyOn(orm, 'transaction').mockRejectedValueOnce(failed('55P03')).mockRejectedValueOnce(failed('55P03'));
    expect(await migrate(orm, new Date())).toEqual([]);
    expect(transaction).toHaveBeenCalledTimes(3);
    transaction.mockRejectedValueOnce(failed('42P07'));
    await expect(migrate(orm, new Date())).rejects.toThrow('Failed query');
    transaction.mockRestore();
  });

  it('refuse a database whose history is another', async () => {
    const { orm } = backend.context.database;
    const [first] = await orm.select().from(schemaMigrations);
    if (!first) throw new Error('No migration is recorded');
    const record = (hash: string) =>
      orm
        .insert(schemaMigrations)
        .values({ ...first, hash })
        .onConflictDoUpdate({ target: schemaMigrations.name, set: { hash } });
    await record('of another text');
    await expect(migrate(orm, new Date())).rejects.toThrow(StartError);
    await record(first.hash);
  });
});

describe('the catalogue', () => {
  it('is written once', async () => {
    expect(await seedCatalogue(backend.context.database.orm, new Date())).toBe(false);
  });

  it('holds what is sold, per country', async () => {
    const { orm } = backend.context.database;
    const [gifts, bands, codes] = [
      await orm.select().from(catalogue.giftPackages),
      await orm.select().from(catalogue.commissionBands),
      await orm.select().from(coupons),
    ];
    expect([gifts.length, bands.length]).toEqual([6, 6]);
    expect(
      codes
        .filter(({ issuedFor }) => issuedFor === null)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['EXPIRED1', 'HKONLY', 'PIX50', 'WELCOME10']);
  });
});
