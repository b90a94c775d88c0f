/**
 * Checks that each purchase is charged exactly once: seeded rounds of double clicks, second tabs, lost answers and retries against a real
 * backend process, with a kill -9 in the middle of every tenth, by simulated customers whose pages follow the site's own rules; and the
 * same in a browser, on the real site with its card form. At the end the gateway's charges are compared with intents, orders, gifts,
 * invoices and the pages' results.
 *   npm run bench -- charges                               1,000 rounds with 100 kills, 50 rounds in a browser with 10
 *   npm run bench -- charges --rounds 40                a short one without a browser; --seed N repeats another
 *   npm run bench -- charges --rounds 0 --browser 12    in the browser only
 */
import { parseArgs } from 'node:util';
import { createFolder } from '@/tests/setup/test-database';
import { audit } from './charges/audit';
import { playBrowserRounds } from './charges/browser/browser-rounds';
import { openSite, siteEnvironment } from './charges/browser/open-site';
import { MISHAPS, playRounds } from './charges/rounds';
import { openShop } from './charges/shop';

const ROUNDS = 1_000;
const BROWSER_ROUNDS = 50;
const ROUNDS_A_KILL = 10;
const BROWSER_ROUNDS_A_KILL = 5;

const { values } = parseArgs({ options: { rounds: { type: 'string' }, browser: { type: 'string' }, seed: { type: 'string' } } });
const rounds = Number(values.rounds ?? ROUNDS);
const browserRounds = Number(values.browser ?? (values.rounds === undefined ? BROWSER_ROUNDS : 0));
const seed = Number(values.seed ?? 20_261_121);
const since = Date.now();
const seconds = () => ((Date.now() - since) / 1000).toFixed(0);

const folder = await createFolder('catalogue');
const environment = browserRounds > 0 ? await siteEnvironment(folder.variables.DATA_DIR ?? '') : null;
const known = Object.entries(environment?.variables ?? {}).flatMap(([name, value]) =>
  value === undefined ? [] : [[name, value] as const],
);
const variables = { ...Object.fromEntries(known), ...folder.variables, DEMO_ACCOUNTS: 'off', SAMPLE_BOOKINGS: 'off', OPERATIONS: 'off' };
const closing: (() => Promise<void>)[] = [() => folder.drop()];
try {
  const shop = await openShop(variables);
  closing.push(shop.close);
  const kills = Math.ceil(rounds / ROUNDS_A_KILL);
  const said = (done: number, where: string) => console.log(`${done} rounds${where}, ${shop.kills()} kills, ${seconds()} s`);
  const played = await playRounds(shop, { rounds, kills, seed, onRound: (done) => done % 100 === 0 && said(done, '') });
  if (environment) {
    const { browser, close } = await openSite(environment);
    closing.push(close);
    played.push(
      ...(await playBrowserRounds(shop, browser, {
        rounds: browserRounds,
        killEvery: BROWSER_ROUNDS_A_KILL,
        seed,
        siteUrls: environment.siteUrls,
        onRound: (done) => done % 10 === 0 && said(done, ' in the browser'),
      })),
    );
    await closing.pop()?.();
  }
  await closing.pop()?.();
  const { intents, charges, takenOver, faults } = await audit(variables, played);
  const paid = played.filter(({ shown }) => shown.some(({ kind }) => kind === 'paid')).length;
  for (const mishap of MISHAPS) console.log(`${mishap.padEnd(15)} ${played.filter((round) => round.mishap === mishap).length} rounds`);
  console.log(
    `${rounds} rounds and ${browserRounds} in a browser (seed ${seed}) in ${seconds()} s: ${paid} shown as paid, ${played.length - paid} as not paid`,
  );
  console.log(`${intents} intents, ${charges} charges; ${shop.kills()} kills, ${takenOver} payments brought to an end by somebody else`);
  for (const fault of faults) console.error(`✗ ${fault}`);
  console.log(faults.length === 0 ? '✓ one charge an intent, and every page says the truth' : `✗ ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  for (const close of closing.reverse()) await close();
}
