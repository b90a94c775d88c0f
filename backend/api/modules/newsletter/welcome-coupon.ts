import { eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Orm } from '@/backend/api/db/database';
import { coupons } from '@/backend/api/db/schema/coupons';
import { WELCOME_RULE } from '@/backend/api/db/seed/promotions';
import { DAY_MS } from '@/lib/calendar-days';

const VALID_DAYS = 90;
/** Without the letters and digits that are mistaken for one another when typed from a mail. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;

/** The personal coupon of a subscriber; made with the first question, the same with each further one. @param email in lower case */
export async function welcomeCoupon(
  tx: Pick<Orm, 'select' | 'insert'>,
  email: string,
  now: Date,
): Promise<{ code: string; percent: number; expiresAt: Date }> {
  // Two calls at once: one inserts, both read the same row.
  await tx
    .insert(coupons)
    .values({ ...WELCOME_RULE, code: personalCode(), issuedFor: email, expiresAt: new Date(now.getTime() + VALID_DAYS * DAY_MS) })
    .onConflictDoNothing({ target: coupons.issuedFor });
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.issuedFor, email));
  if (!coupon?.expiresAt || coupon.percent === null) throw new Error('A personal coupon was stored without its end or its worth');
  return { code: coupon.code, percent: coupon.percent, expiresAt: coupon.expiresAt };
}

function personalCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `HELLO-${letters.join('')}`;
}
