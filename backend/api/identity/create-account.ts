import { randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { referralCodes, referrals } from '@/backend/api/db/schema/coupons';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { contacts, marketingReceipts, users, type User } from '@/backend/api/db/schema/users';
import { matchesCode } from '@/backend/api/modules/pricing/basket-refusal';
import type { Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { personName } from '@/lib/text/names';

export interface NewAccount {
  /** In lower case. */
  email: string;
  isEmailVerified?: boolean;
  /** Null: signs in only through a provider. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  country: RegionCode;
  locale: Locale;
  phone?: { code: string; number: string } | undefined;
  /** A referral code. */
  referralCode?: string | undefined;
  marketing?: boolean | undefined;
}

/** Without characters that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

/**
 * In the caller's transaction, so that an order and its account are created together.
 * @returns null when the address has an account
 */
export async function createAccount(tx: Orm, account: NewAccount, now: Date): Promise<User | null> {
  const { email, firstName, lastName, country, locale, passwordHash, phone, marketing } = account;
  const friend = await findReferrer(tx, account.referralCode);
  const [user] = await tx
    .insert(users)
    .values({
      id: randomUUID(),
      email,
      emailVerifiedAt: account.isEmailVerified ? now : null,
      firstName,
      lastName,
      country,
      locale,
      referredByCode: friend?.code ?? null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (!user) return null;

  if (passwordHash !== null) await tx.insert(passwordCredentials).values({ userId: user.id, hash: passwordHash, changedAt: now });
  await tx.insert(referralCodes).values({ code: newCode(), firstName, valid: true, userId: user.id });
  if (phone) await tx.insert(contacts).values(firstContact(user, phone));
  if (marketing !== undefined) {
    await tx.insert(marketingReceipts).values({ id: randomUUID(), userId: user.id, granted: marketing, source: 'signup', givenAt: now });
  }
  if (friend?.userId) {
    await tx.insert(referrals).values({
      id: randomUUID(),
      referrerId: friend.userId,
      friendId: user.id,
      friendName: firstName,
      status: 'joined',
      reason: 'no-order-yet',
      createdAt: now,
    });
  }
  return user;
}

export function firstContact(
  { id, firstName, lastName }: Pick<User, 'id' | 'firstName' | 'lastName'>,
  phone: { code: string; number: string },
) {
  return {
    id: randomUUID(),
    userId: id,
    position: 0,
    contactName: personName({ firstName, lastName }),
    contactPhoneCode: phone.code,
    contactPhone: phone.number,
  };
}

async function findReferrer(tx: Orm, code: string | undefined) {
  if (!code) return null;
  const [found] = await tx
    .select()
    .from(referralCodes)
    .where(and(matchesCode(referralCodes.code, code), eq(referralCodes.valid, true)));
  return found ?? null;
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
