/**
 * One wish to pay, one charge: seeded rounds of double clicks, second tabs, dropped answers and retries against a real
 * backend process, which is killed with -9 in the middle of every tenth, by customers whose pages follow the site's own
 * rules. In the end the gateway's books are held against intents, orders, gifts, invoices and what each page said.
 *   npm run bench:charges                  1,000 rounds, 100 of them with a kill
 *   npm run bench:charges -- --rounds 40   a short one; --seed N repeats another
 */
import { parseArgs } from 'node:util';
import { createFolder } from '@/tests/setup/test-database';
import { audit } from './charges/audit';
import { MISHAPS, playRounds } from './charges/rounds';
import { openShop } from './charges/shop';

const ROUNDS = 1_000;
const ROUNDS_A_KILL = 10;

const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
const rounds = Number(values.rounds ?? ROUNDS);
const seed = Number(values.seed ?? 20_261_121);
const since = Date.now();
const seconds = () => ((Date.now() - since) / 1000).toFixed(0);

const folder = await createFolder();
const variables = { ...folder.variables, DEMO_ACCOUNTS: 'off', SAMPLE_BOOKINGS: 'off', OPERATIONS: 'off' };
try {
  const shop = await openShop(variables);
  const played = await playRounds(shop, {
    rounds, kills: Math.ceil(rounds / ROUNDS_A_KILL), seed,
    onRound: (done) => done % 100 === 0 && console.log(`${done} rounds, ${shop.kills()} kills, ${seconds()} s`),
  }).finally(() => shop.close());
  const { intents, charges, takenOver, faults } = await audit(variables, played);
  const paid = played.filter(({ shown }) => shown.some(({ kind }) => kind === 'paid')).length;
  for (const mishap of MISHAPS) console.log(`${mishap.padEnd(15)} ${played.filter((round) => round.mishap === mishap).length} rounds`);
  console.log(`${played.length} rounds (seed ${seed}) in ${seconds()} s: ${paid} shown as paid, ${played.length - paid} as not paid`);
  console.log(`${intents} intents, ${charges} charges; ${shop.kills()} kills, ${takenOver} payments brought to an end by somebody else`);
  for (const fault of faults) console.error(`✗ ${fault}`);
  console.log(faults.length === 0 ? '✓ one charge an intent, and every page says the truth' : `✗ ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await folder.drop();
}
