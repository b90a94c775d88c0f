import { beforeAll, describe, expect, it } from 'vitest';
import { refreshStatistics } from '@/backend/api/db/database';
import { invoiceCount, invoicePage, ofMember } from '@/backend/api/modules/billing/invoices';
import { addInvoices } from '@/tests/builders/many-invoices';
import { explain } from '@/tests/setup/query-plans';
import { signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';

const backend = testBackend({ rateLimitFactor: 1000 });
let userId: string;

beforeAll(async () => {
  const { orm } = backend.context.database;
  for (let index = 0; index < 4; index += 1) {
    ({ id: userId } = await signUpMember(backend));
    await addInvoices(orm, userId, 1_000);
  }
  await refreshStatistics(orm);
});

async function planOf(filter: Partial<Parameters<typeof ofMember>[0]>, order?: 'oldest'): Promise<string> {
  const { orm } = backend.context.database;
  const where = ofMember({ userId, now: new Date(), ...filter });
  return explain(orm, invoicePage(orm, { where, page: 1, take: 10, order }));
}

describe('the list of invoices', () => {
  it.each([
    ['all', {}, 'invoices_by_user'],
    ['all, oldest first', {}, 'invoices_by_user', 'oldest' as const],
    ['of a status', { status: 'paid' as const }, 'invoices_by_'],
    ['of a period', { from: '2024-04', to: '2025-03' }, 'invoices_by_user'],
  ])('%s is read in the order of an index, without sorting', async (_name, filter, index, order?: 'oldest') => {
    const plan = await planOf(filter, order);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Sort|Seq Scan on invoices\b/);
  });

  it.each(['due', 'overdue'] as const)('what is %s, and how many there are, is found by an index as well', async (status) => {
    const { orm } = backend.context.database;
    const where = ofMember({ userId, now: new Date(), status });
    for (const plan of [await planOf({ status }), await explain(orm, invoiceCount(orm, where))]) {
      expect(plan).toContain('invoices_');
      expect(plan).not.toMatch(/Seq Scan on invoices\b/);
    }
  });
});
