import { readBackendEnv } from '@/backend/config/env';
import { StartError } from '@/backend/config/start-error';
import { SCALE_EMAIL } from '@/backend/api/db/seed/seed-scale-customer';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { EnvError } from '@/lib/config/parse-env';
import { addScaleCustomer } from './scale-customer';

/** One customer with ten thousand pieces and as many messages. */
const WANTED = { pieces: 10_000, messages: 10_000 };

async function main(): Promise<void> {
  const { pieces, messages } = await addScaleCustomer(readBackendEnv(), WANTED);
  const added = [pieces > 0 ? `${pieces} pieces` : '', messages > 0 ? `${messages} messages` : ''].filter(Boolean).join(' and ');
  process.stdout.write(
    added === ''
      ? `${SCALE_EMAIL} exists already; nothing was changed\n`
      : `${SCALE_EMAIL} has ${added} more; the password is ${DEMO_PASSWORD}\n`,
  );
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StartError || error instanceof EnvError;
  process.stderr.write(isExpected ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
