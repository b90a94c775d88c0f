import { and, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { externalIdentities, passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { users, type User } from '@/backend/api/db/schema/users';
import { type CallHandler, ok, type Refusal, refused } from '@/backend/api/http/answer';
import { isSignInCallback, regionOfOrigin } from '@/backend/api/http/request-source';
import { createAccount, type NewAccount } from '@/backend/api/identity/create-account';
import { knownDevice, type KnownDevice } from '@/backend/api/identity/known-devices';
import { providerSettings, exchangeCode, type ExternalPerson } from '@/backend/api/identity/external/provider-client';
import { notifyOfChanges, type Requesting } from '@/backend/api/identity/security-notices';
import { startSession } from '@/backend/api/identity/start-session';
import type { ProviderName } from '@/backend/twins/openid/sample-people';
import { regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { askForSecondFactor } from './second-factor';

const FAILED = refused('EXTERNAL_LOGIN_FAILED', 'The provider did not confirm this sign-in.');

/** Without the extra fields the default provider and redirect address apply. */
export const loginWithExternal: CallHandler<'loginWithExternal'> = async ({ body, request }, context) => {
  const { database, env, wakeMailDelivery } = context;
  const provider = body.provider ?? 'google';
  const region = regionOfOrigin(request.headers.origin);
  const settings = providerSettings(context, provider);
  if (!settings) return FAILED;
  const redirectUri = body.redirectUri ?? `${env.siteUrls[region]}/login/callback/${provider}`;
  if (!isSignInCallback(redirectUri, provider, env)) return FAILED;
  const person = await exchangeCode(settings, { code: body.code, redirectUri, codeVerifier: body.codeVerifier, nonce: body.nonce });
  if (!person) return FAILED;
  const started = await database.orm.transaction(async (tx) => {
    const found = await memberOf(tx, provider, person, { ...body, country: region, request }, context);
    if ('kind' in found) return found;
    const waits = await askForSecondFactor(tx, context, found.userId);
    if (waits) return waits;
    const device = await deviceOf(tx, found.userId, body.deviceTokens ?? [], context);
    return { ...(await startSession(tx, context, found.userId, request, device)), isLinked: found.isLinked };
  });
  if ('kind' in started) return started;
  if (started.isTold || started.isLinked) wakeMailDelivery();
  const { accessToken, deviceToken } = started;
  return ok({ accessToken, ...(deviceToken ? { deviceToken } : {}) });
};

async function deviceOf(tx: Orm, userId: string, tokens: readonly string[], { clock }: BackendContext): Promise<KnownDevice | null> {
  const [credential] = await tx.select().from(passwordCredentials).where(eq(passwordCredentials.userId, userId));
  return knownDevice(tx, tokens, { userId, passwordSince: credential?.changedAt ?? new Date(0) }, clock());
}

/**
 * The provider's id identifies the member; the address only if the provider has verified it, and never that of an account with a password,
 * whose owner may be somebody else.
 * @returns the member, and whether this linked an existing account
 */
async function memberOf(
  tx: Orm,
  provider: ProviderName,
  person: ExternalPerson,
  visitor: Visitor,
  context: BackendContext,
): Promise<{ userId: string; isLinked: boolean } | Refusal> {
  const [known] = await tx
    .select()
    .from(externalIdentities)
    .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.subject, person.subject)));
  if (known) return { userId: known.userId, isLinked: false };
  const { email } = person;
  if (email === null || !person.isEmailVerified) return refused('EMAIL_UNVERIFIED', 'The provider has not verified this address.');
  const [owner] = await tx
    .select({ user: users, hash: passwordCredentials.hash })
    .from(users)
    .leftJoin(passwordCredentials, eq(passwordCredentials.userId, users.id))
    .where(eq(users.email, email));
  if (owner?.hash) return refused('EXTERNAL_LOGIN_PASSWORD_ACCOUNT', 'This address belongs to an account with a password.');
  const now = context.clock();
  const user: User | null = owner?.user ?? (await createAccount(tx, newAccount(person, email, visitor), now));
  if (!user) return FAILED; // the same person signed up at this moment
  const linked = await tx
    .insert(externalIdentities)
    .values({ provider, subject: person.subject, userId: user.id, createdAt: now })
    .onConflictDoNothing()
    .returning();
  const isLinked = owner !== undefined && linked.length > 0;
  if (isLinked) await notifyOfChanges(tx, context, user, [provider], visitor.request);
  return { userId: user.id, isLinked };
}

/** Data that the site had before the redirect; used for a new account. */
type Visitor = Pick<NewAccount, 'referralCode' | 'marketing'> & { [Field in 'firstName' | 'lastName']?: string | undefined } & {
  locale?: Locale | undefined;
  country: RegionCode;
  request: Requesting;
};

/** The provider's name takes precedence: it is signed. */
function newAccount({ firstName, lastName }: ExternalPerson, email: string, visitor: Visitor): NewAccount {
  const { country, referralCode, marketing } = visitor;
  const isTold = firstName !== '' || lastName !== '';
  const name = isTold ? { firstName, lastName } : { firstName: visitor.firstName ?? '', lastName: visitor.lastName ?? '' };
  // A locale of the other region would send the member to the other site.
  const locale = visitor.locale && regionOfLocale(visitor.locale) === country ? visitor.locale : REGIONS[country].defaultLocale;
  return {
    email,
    isEmailVerified: true,
    passwordHash: null,
    firstName: name.firstName || (email.split('@')[0] ?? ''),
    lastName: name.lastName,
    country,
    locale,
    referralCode,
    marketing,
  };
}
