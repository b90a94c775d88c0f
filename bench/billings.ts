/**
 * Whether /billings grows with the account: the calls that its first view waits for, for a member with 1,000 invoices
 * and for one with 3, in interleaved pairs. Prints both medians and their ratio, and fails above 1.3 in two of three runs.
 */
import { refreshStatistics } from '@/backend/db/refresh-statistics';
import { addInvoices } from '@/tests/builders/many-invoices';
import { call, signUpMember } from '@/tests/setup/member';
import { createTestBackend } from '@/tests/setup/test-backend';

const PAIRS = Number(process.argv[2] ?? 150);
const RUNS = 3;
const BAR = 1.3;

const backend = await createTestBackend({ rateLimitFactor: 1e6 });
const tokenWith = async (count: number) => {
  const { id, token } = await signUpMember(backend);
  await addInvoices(backend.context.database.orm, id, count);
  return token;
};
const [small, large] = [await tokenWith(3), await tokenWith(1_000)];
// What a server does by itself, and the embedded database with `npm run seed:scale`.
await refreshStatistics(backend.context.database.orm);

/** What the page asks before it stands: who it is, the list, and the three figures of the balance. */
async function view(token: string): Promise<number> {
  const before = performance.now();
  const query = { currency: 'hkd' };
  const session = await call(backend, 'currentUser', { token });
  const answers = await Promise.all([
    session, call(backend, 'userInformation', { token }), call(backend, 'invoices', { token, query: { page: '1', take: '10' } }),
    call(backend, 'invoices', { token, query: { status: 'due', take: '100' } }), call(backend, 'invoices', { token, query: { status: 'overdue', take: '100' } }),
    call(backend, 'billingBalance', { token, query }), call(backend, 'paymentMethods', { token, query }), call(backend, 'storageTerms', { token }),
  ]);
  if (answers.some(({ statusCode }) => statusCode !== 200)) throw new Error('The page would not have loaded');
  return performance.now() - before;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function run(): Promise<boolean> {
  const times: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // By turns first and second: whatever drifts in the machine falls on both.
    const order = pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) times[which].push(await view(which === 0 ? small : large));
  }
  const [few, many] = [median(times[0]), median(times[1])];
  console.log(`3 invoices ${few.toFixed(2)} ms · 1,000 invoices ${many.toFixed(2)} ms · ${(many / few).toFixed(2)} x`);
  return many / few <= BAR;
}

await run(); // warms up, and is not counted
let missed = 0;
for (let index = 0; index < RUNS; index += 1) if (!(await run())) missed += 1;
await backend.remove();
process.exitCode = missed >= 2 ? 1 : 0;
