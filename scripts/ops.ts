/** Commands for the operations twin of a running backend (`npm run ops -- advance 3d`), and for the keys of a database. */
import { StartError } from '@/backend/config/start-error';
import { describeFailure } from '@/backend/twins/operations/keys-command';
import { loadEnvironmentFile } from './product/environment';

const USAGE = `npm run ops -- <command>

  status                      where the simulated clock stands
  advance <n>h | <n>d         let so many hours or days pass; what falls due happens, in order, and is billed
  bill                        what the calendar brings to invoices now: renewals, charges, reminders
  everything                  everything that is under way happens now
  list <email>                the pieces of a member with their states
  move <tag or id> <state>    take a piece to a state, through all that lie on the way
  authenticate <tag or id> <confirmed | not-confirmed | beyond-us>
                              what an authentication that is open ends with

The backend is looked for at BACKEND_PORT (4000). Only an embedded database has operations.

  keys status                 the keys that sign mailed links; also on a PostgreSQL server, by DATABASE_URL
  keys rotate | retire <purpose>, keys reseal, keys payout <email>,
  keys second-factor <email>                                  docs/operations.md says when`;

const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24 };

const BILLED = {
  renewals: 'renewed',
  wardrobe: 'wardrobe invoices',
  charges: 'charged',
  reminders: 'reminded',
  rewards: 'rewarded',
  refunds: 'refunded',
} as const;

interface Piece {
  code: string;
  state: string;
  names: { en: string };
}

async function main([command, ...rest]: string[]): Promise<void> {
  if (command === 'keys') {
    loadEnvironmentFile(process.cwd());
    const { runKeysCommand } = await import('@/backend/twins/operations/keys-command');
    process.stdout.write(`${await runKeysCommand(rest)}\n`);
    return;
  }
  const body = bodyOf(command, rest);
  if (command === 'list' && rest[0]) {
    const { data } = (await ask(`/ops/items.json?member=${encodeURIComponent(rest[0])}`)) as { data: Piece[] };
    for (const { code, state, names } of data) process.stdout.write(`${code}  ${state.padEnd(14)}${names.en}\n`);
    return;
  }
  if (body === null) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  const { data } = (await ask('/ops/commands', body)) as {
    data: { now: string; aheadHours: number; touched: number; billing: Record<keyof typeof BILLED, number> | null };
  };
  process.stdout.write(`${data.now}, ${data.aheadHours} h ahead; ${data.touched} ${data.touched === 1 ? 'piece' : 'pieces'} touched\n`);
  if (data.billing) process.stdout.write(`invoices: ${billed.map((name) => `${data.billing?.[name] ?? 0} ${BILLED[name]}`).join(', ')}\n`);
}

const billed = Object.keys(BILLED) as (keyof typeof BILLED)[];

function bodyOf(command: string | undefined, [first, second]: string[]): Record<string, unknown> | null {
  if (command === 'status' || command === 'everything' || command === 'bill') return { command };
  if (command === 'move' && first && second) return { command, item: first, state: second };
  if (command === 'authenticate' && first && second) return { command, item: first, finding: second };
  const leap = /^(\d{1,4})([hd])$/.exec(first ?? '');
  return command === 'advance' && leap ? { command, hours: Number(leap[1]) * (HOURS[leap[2] ?? ''] ?? 1) } : null;
}

async function ask(path: string, body?: unknown): Promise<unknown> {
  const url = `http://localhost:${process.env.BACKEND_PORT ?? '4000'}${path}`;
  const answer = await fetch(
    url,
    body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  ).catch(() => null);
  if (answer === null) throw new StartError('No backend answers there. Start the product first, or set BACKEND_PORT.');
  const text = (await answer.json()) as { message?: string };
  if (!answer.ok) {
    throw new StartError(
      answer.status === 404 && !text.message?.includes('item')
        ? 'This backend has no operations: they exist on the embedded database only.'
        : (text.message ?? `The backend answered ${answer.status}.`),
    );
  }
  return text;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
