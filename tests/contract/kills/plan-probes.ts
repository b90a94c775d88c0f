import { randomUUID } from 'node:crypto';
import type { Backend } from '@/backend/server';
import { dataOf } from '@/tests/setup/member';
import { ordered } from './buying-probes';
import { probe, send, times } from './write-probe';
import { post } from '@/tests/setup/test-backend';

const operate = async (backend: Backend, command: object) =>
  (await post(backend, '/ops/commands', command)).json() as { data: { now: string } };

async function planOf(backend: Backend, token: string) {
  const [plan] = dataOf('storagePlan', await send(backend, 'storagePlan', { token })).plans;
  if (!plan) throw new Error('There is no plan');
  return plan;
}

/** Members whose plan runs: it begins with its collection, and the twin's clock brings that day. */
async function running(backend: Backend, count: number, months = 1) {
  const buyers = await times(count, (index) => ordered(backend, index % 3, {}, months));
  const last = buyers.map(({ booking }) => Date.parse(booking.date)).sort((a, b) => b - a)[0] ?? 0;
  const { data } = await operate(backend, { command: 'status' });
  await operate(backend, { command: 'advance', hours: Math.max(1, Math.ceil((last - Date.parse(data.now)) / 3_600_000) + 24) });
  return times(count, async (index) => {
    const { token } = buyers[index] ?? { token: '' };
    return { token, plan: await planOf(backend, token) };
  });
}

const change = (backend: Backend, { token, plan }: Awaited<ReturnType<typeof running>>[number]) =>
  send(backend, 'changePlan', {
    token,
    params: { id: plan.id },
    body: { from: plan.renewal?.on ?? '', quantities: [10], months: 3, amount: 3 * 46_550 },
  });
const end = (backend: Backend, { token, plan }: Awaited<ReturnType<typeof running>>[number]) =>
  send(backend, 'endTerm', { token, params: { id: plan.id }, body: { refund: plan.ending?.refund ?? 0 } });

export const PLAN_PROBES = [
  probe({
    call: 'endTerm',
    prepare: (backend, count) => running(backend, count, 12),
    write: end,
    holds: async (backend, { token }) => (await planOf(backend, token)).ending === null,
  }),
  probe({
    call: 'morePlaces',
    prepare: (backend, count) => running(backend, count),
    write: (backend, { token, plan }) =>
      send(backend, 'morePlaces', {
        token,
        params: { id: plan.id },
        body: {
          line: 0,
          was: 10,
          quantity: 20,
          amount: plan.lines[0]?.options.find(({ quantity }) => quantity === 20)?.now ?? 0,
          paymentMethodNonce: 'fake-valid-nonce',
        },
        headers: { 'idempotency-key': randomUUID() },
      }),
    holds: async (backend, { token }) => (await planOf(backend, token)).lines[0]?.quantity === 20,
  }),
  probe({
    call: 'changePlan',
    prepare: (backend, count) => running(backend, count),
    write: change,
    holds: async (backend, { token }) => (await planOf(backend, token)).next?.months === 3,
  }),
  probe({
    call: 'keepPlan',
    prepare: async (backend, count) => {
      const members = await running(backend, count);
      for (const member of members) dataOf('changePlan', await change(backend, member));
      return members;
    },
    write: (backend, { token, plan }) => send(backend, 'keepPlan', { token, params: { id: plan.id } }),
    holds: async (backend, { token }) => (await planOf(backend, token)).next === null,
  }),
  probe({
    call: 'goOnWithTerm',
    prepare: async (backend, count) => {
      const members = await running(backend, count);
      for (const member of members) dataOf('endTerm', await end(backend, member));
      return members;
    },
    write: (backend, { token, plan }) => send(backend, 'goOnWithTerm', { token, params: { id: plan.id } }),
    holds: async (backend, { token }) => (await planOf(backend, token)).state === 'running',
  }),
];
