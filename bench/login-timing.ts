/**
 * Whether the time of a login reveals if an address has an account: interleaved pairs of a known and an unknown address with a wrong
 * password each, with raised limits. Prints both medians; the target is missed when they differ by more than 5 % in two of three runs. The
 * number of pairs is the argument, 300 by default.
 */
import { PASSWORD, call, signUpMember } from '@/tests/setup/member';
import { createTestBackend } from '@/tests/setup/test-backend';
import { atMost, median, plainFigure, report } from './result';

const PAIRS = Number(process.argv[2] ?? 300);
const RUNS = 3;
const BAR_PERCENT = 5;

const backend = await createTestBackend({ rateLimitFactor: 1e6 });
const { email } = await signUpMember(backend);

async function time(address: string): Promise<number> {
  const before = performance.now();
  const { statusCode } = await call(backend, 'login', { body: { email: address, password: `not ${PASSWORD}`, ip: '' } });
  if (statusCode !== 401) throw new Error(`A login was answered with ${statusCode}`);
  return performance.now() - before;
}

interface Run {
  known: number;
  unknown: number;
  /** Percent of the shorter. */
  apart: number;
}

async function run(): Promise<Run> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const stranger = `nobody-${pair}@example.com`;
    // Alternates the order, so that drift of the machine affects both alike.
    if (pair % 2 === 0) known.push(await time(email));
    unknown.push(await time(stranger));
    if (pair % 2 === 1) known.push(await time(email));
  }
  const [a, b] = [median(known), median(unknown)];
  const apart = (Math.abs(a - b) / Math.min(a, b)) * 100;
  console.log(`known ${a.toFixed(2)} ms · unknown ${b.toFixed(2)} ms · ${apart.toFixed(1)} % apart`);
  return { known: a, unknown: b, apart };
}

await run(); // warm-up, not counted
const runs: Run[] = [];
for (let index = 0; index < RUNS; index += 1) runs.push(await run());
await backend.remove();
process.exitCode = report({
  name: 'login',
  lines: [
    plainFigure('a wrong password of a known address', median(runs.map(({ known }) => known)), 'ms'),
    plainFigure('of an unknown address', median(runs.map(({ unknown }) => unknown)), 'ms'),
    atMost('the two apart', median(runs.map(({ apart }) => apart)), '%', BAR_PERCENT),
  ],
});
