import { readFileSync } from 'node:fs';
import { inArray } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { takeMigrationLock } from '@/backend/api/db/migrate';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { referralCodes, referrals } from '@/backend/api/db/schema/coupons';
import { externalIdentities, passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { contacts, users } from '@/backend/api/db/schema/users';
import { DAY_MS } from '@/lib/calendar-days';
import type { Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';

const MEMBER_FOR_DAYS = 200;
const CUSTOMERS_WITH_FRIENDS = ['demo-hk', 'demo-sg'];

/** Adds missing accounts: a deleted one is back after the next start, a changed one is kept. */
export async function seedDemoAccounts({
  database: { orm },
  clock,
  passwords,
}: Pick<BackendContext, 'database' | 'clock' | 'passwords'>): Promise<void> {
  const stored = await orm
    .select({ email: users.email })
    .from(users)
    .where(
      inArray(
        users.email,
        DEMO_PEOPLE.map(({ email }) => email),
      ),
    );
  const missing = DEMO_PEOPLE.filter(({ email }) => !stored.some((user) => user.email === email));
  if (missing.length === 0) return;
  const hash = await passwords.hash(DEMO_PASSWORD);
  await orm.transaction(async (tx) => {
    await takeMigrationLock(tx);
    for (const person of missing) await addPerson(tx, person, hash, clock());
  });
}

async function addPerson(tx: Orm, person: DemoPerson, hash: string, now: Date): Promise<void> {
  const { id, email, firstName, lastName, country, locale } = person;
  const isNew = id === 'demo-new';
  const since = isNew ? now : new Date(now.getTime() - MEMBER_FOR_DAYS * DAY_MS);
  const [added] = await tx
    .insert(users)
    .values({
      id,
      email,
      emailVerifiedAt: since,
      firstName,
      lastName,
      country,
      locale,
      isAiOutfitRecommendation: person.hasAiOutfits,
      createdAt: since,
    })
    .onConflictDoNothing()
    .returning();
  if (!added) return;
  if (person.signIn === 'google') {
    await tx
      .insert(externalIdentities)
      .values({ provider: 'google', subject: DEMO_GOOGLE_SUBJECT, userId: id, createdAt: since })
      .onConflictDoNothing();
  } else await tx.insert(passwordCredentials).values({ userId: id, hash, changedAt: since });
  const contact = { contactName: `${firstName} ${lastName}`, contactPhoneCode: REGIONS[country].phoneCode, contactPhone: person.phone };
  if (!isNew) await tx.insert(contacts).values({ id: `${id}-contact`, userId: id, position: 0, ...contact });
  const code = { firstName, valid: true, userId: id };
  await tx
    .insert(referralCodes)
    .values({ code: person.referralCode, ...code })
    .onConflictDoUpdate({ target: referralCodes.code, set: code });
  if (CUSTOMERS_WITH_FRIENDS.includes(id)) await addReferrals(tx, id, country, now);
}

async function addReferrals(tx: Orm, referrerId: string, country: RegionCode, now: Date): Promise<void> {
  await tx.insert(referrals).values(
    // Friends of each site's first customer: every state that the page can show.
    demo.referrals.map(({ name, status, reason, daysAgo }, index) => ({
      id: `${referrerId}-friend-${index + 1}`,
      referrerId,
      friendName: name,
      status,
      reason,
      createdAt: new Date(now.getTime() - daysAgo * DAY_MS),
    })),
  );
  const { bookedDaysAgo, usedDaysAgo } = DEMO_REWARD;
  const amount = DEMO_REWARD.amount[country];
  const credit = { userId: referrerId, currency: REGIONS[country].currency };
  await tx.insert(accountCredits).values([
    { ...credit, id: `${referrerId}-reward`, amount, reason: 'referral', createdAt: new Date(now.getTime() - bookedDaysAgo * DAY_MS) },
    {
      ...credit,
      id: `${referrerId}-reward-used`,
      amount: -amount,
      reason: 'used',
      createdAt: new Date(now.getTime() - usedDaysAgo * DAY_MS),
    },
  ]);
}

/** For every demonstration customer; they exist on the embedded database only. */
export const DEMO_PASSWORD = 'try-the-wardrobe';

interface DemoPerson {
  /** Also the uid of the realtime service. */
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  country: RegionCode;
  locale: Locale;
  signIn: 'password' | 'google';
  hasAiOutfits: boolean;
  phone: string;
  referralCode: string;
}

const demo = JSON.parse(readFileSync(new URL('demo-people.json', import.meta.url), 'utf8')) as {
  people: readonly DemoPerson[];
  referrals: readonly (Pick<typeof referrals.$inferSelect, 'status' | 'reason'> & { name: string; daysAgo: number })[];
};

/** Scenarios: a full wardrobe on each site, a Google account, a first visit, a seller on each site. */
export const DEMO_PEOPLE = demo.people;

/** The rewarded friend's amount, and when it was credited and used by an invoice. Minor units. */
export const DEMO_REWARD = { amount: { hk: 200_00, sg: 35_00 }, bookedDaysAgo: 85, usedDaysAgo: 75 } as const;

/** The provider's id of the Google customer at the embedded OpenID provider. */
export const DEMO_GOOGLE_SUBJECT = 'google-sample-grace';
