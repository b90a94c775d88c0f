/**
 * Whether the time of a login tells if an address has an account: interleaved pairs of a known and an unknown address
 * with a wrong password each, limits raised. Prints both medians side by side, and fails when they are more than 5 %
 * apart in two of three runs. The number of pairs is the argument, 300 without one.
 */
import { PASSWORD, call, signUpMember } from '@/tests/setup/member';
import { createTestBackend } from '@/tests/setup/test-backend';

const PAIRS = Number(process.argv[2] ?? 300);
const RUNS = 3;
const BAR = 0.05;

const backend = await createTestBackend({ rateLimitFactor: 1e6 });
const { email } = await signUpMember(backend);

async function time(address: string): Promise<number> {
  const before = performance.now();
  const { statusCode } = await call(backend, 'login', { body: { email: address, password: `not ${PASSWORD}`, ip: '' } });
  if (statusCode !== 401) throw new Error(`A login was answered with ${statusCode}`);
  return performance.now() - before;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function run(): Promise<boolean> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const stranger = `nobody-${pair}@example.com`;
    // By turns first and second: whatever drifts in the machine falls on both.
    if (pair % 2 === 0) known.push(await time(email));
    unknown.push(await time(stranger));
    if (pair % 2 === 1) known.push(await time(email));
  }
  const [a, b] = [median(known), median(unknown)];
  const apart = Math.abs(a - b) / Math.min(a, b);
  console.log(`known ${a.toFixed(2)} ms · unknown ${b.toFixed(2)} ms · ${(apart * 100).toFixed(1)} % apart`);
  return apart <= BAR;
}

await run(); // warms up, and is not counted
let missed = 0;
for (let index = 0; index < RUNS; index += 1) if (!(await run())) missed += 1;
await backend.remove();
process.exitCode = missed >= 2 ? 1 : 0;
