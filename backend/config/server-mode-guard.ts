import { EnvError } from '@/lib/config/parse-env';

/** `.env.example` works as it is, so its secrets are public: they all start with this word. */
const SAMPLE_SECRET = /^sample-/;
const SECRETS = ['CMS_TOKEN', 'CMS_PREVIEW_SECRET', 'GEO_API_KEY'] as const;
const CONVENIENCES = ['OUTBOX', 'TEAM_CONSOLE', 'SAMPLE_BOOKINGS', 'DEMO_ACCOUNTS', 'OPERATIONS'] as const;

type ServerMode = { DATABASE_URL?: string | undefined } & Record<(typeof SECRETS)[number], string> &
  Partial<Record<(typeof CONVENIENCES)[number], boolean | undefined>>;

/**
 * A PostgreSQL server means real visitors: nothing that only helps on a developer's machine may be on.
 * @throws EnvError naming each variable
 */
export function refuseUnsafeServerMode(env: ServerMode): void {
  if (env.DATABASE_URL === undefined) return;
  const lines = [
    ...CONVENIENCES.filter((name) => env[name] === true).map(
      (name) => `${name} is not usable: it exists on the embedded database only, switch it off or leave DATABASE_URL empty`,
    ),
    ...SECRETS.filter((name) => SAMPLE_SECRET.test(env[name])).map(
      (name) => `${name} is not usable: with DATABASE_URL it must be a secret of your own, not the sample`,
    ),
  ];
  if (lines.length > 0) throw new EnvError(lines.join('\n'));
}
