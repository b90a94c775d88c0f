import { users } from '@/backend/api/db/schema/users';
import { externalIdentities, passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { eq } from 'drizzle-orm';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { pushTokenOf } from '@/backend/api/identity/push-device';
import { requireMember, findUser } from '@/backend/api/identity/authenticate';
import { providerClient, providerSettings } from '@/backend/api/identity/external/provider-client';
import { countOtherSessions, endSession } from '@/backend/api/identity/sessions';
import { PROVIDER_NAMES } from '@/backend/twins/openid/sample-people';
import { comparableEmail } from '@/lib/contract/email-address';

/** Apple uses a form post if the scope contains the name. */
const WAYS = {
  google: { scope: 'openid email profile', responseMode: 'query' },
  apple: { scope: 'openid email name', responseMode: 'form_post' },
} as const;

/** A provider that does not answer is left out, because its button would not work. */
export const externalProviders: CallHandler<'externalProviders'> = async (_input, context) => {
  const offered = await Promise.all(
    PROVIDER_NAMES.map(async (provider) => {
      const settings = providerSettings(context, provider);
      const client = settings && (await providerClient(settings).catch(() => null));
      return settings && client
        ? [
            {
              provider,
              clientId: settings.clientId,
              authorizationUrl: client.serverMetadata().authorization_endpoint ?? '',
              ...WAYS[provider],
            },
          ]
        : [];
    }),
  );
  return ok({ providers: offered.flat() });
};

/** Reveals whether an account exists, as the contract requires; the peer limit prevents enumeration. */
export const checkEmail: CallHandler<'checkEmail'> = async ({ body }, { database: { orm } }) => {
  const rows = await orm
    .select({ provider: externalIdentities.provider, password: passwordCredentials.userId })
    .from(users)
    .leftJoin(externalIdentities, eq(externalIdentities.userId, users.id))
    .leftJoin(passwordCredentials, eq(passwordCredentials.userId, users.id))
    .where(eq(users.email, comparableEmail(body.email)));
  const has = (provider: 'google' | 'apple') => rows.some((row) => row.provider === provider);
  const hasBoth = rows.some(({ provider, password }) => provider !== null && password !== null);
  return ok({
    exists: rows.length > 0,
    loggedWithGoogle: has('google'),
    loggedWithApple: has('apple'),
    ...(hasBoth ? { hasPassword: true } : {}),
  });
};

/** Realtime sign-ins belong to the user, not the session: they end with the last session, so that other devices stay online. */
export const logout: CallHandler<'logout'> = async ({ request }, context) => {
  const member = requireMember(request);
  await endSession(context, member);
  if ((await countOtherSessions(context, member)) === 0) await context.realtime.revokeUser(member.userId);
  return ok({});
};

export const currentUser: CallHandler<'currentUser'> = async ({ request }, { database: { orm }, realtime, wallClock }) => {
  const user = await findUser(orm, requireMember(request).userId);
  const fcmtoken = await pushTokenOf(orm, user.id, wallClock());
  return ok({ user: { id: user.id, firebase_custom_token: await realtime.mintCustomToken(user.id), fcmtoken } });
};
