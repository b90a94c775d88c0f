import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { contactMessages } from '@/backend/db/schema/contact';
import type { RegionCode } from '@/lib/config/regions';

/** Without what is mistaken when it is read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** One that no message has yet: of ten thousand a month two are drawn alike about once a year, and one of them would be lost. */
export async function freeReference(orm: Pick<Orm, 'select'>, country: RegionCode, now: Date): Promise<string> {
  for (;;) {
    const reference = newReference(country, now);
    const [taken] = await orm
      .select({ reference: contactMessages.reference })
      .from(contactMessages)
      .where(eq(contactMessages.reference, reference));
    if (!taken) return reference;
  }
}

/** `HK-2611-7KQ2MX`: region, year and month, and a part that cannot be counted on from. */
function newReference(country: RegionCode, now: Date): string {
  const month = now.toISOString().slice(2, 7).replace('-', '');
  const random = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${country.toUpperCase()}-${month}-${random}`;
}
