import { and, desc, eq, inArray } from 'drizzle-orm';
import { contacts } from '@/backend/api/db/schema/users';
import { items } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { findUser } from '@/backend/api/identity/find-user';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { addressText } from '@/backend/api/modules/booking/visit-facts';
import { wireItems } from '@/backend/api/modules/wardrobe/wire-items';
import { personName } from '@/lib/text/names';
import { drawStatement } from './draw-statement';

/** Every sold piece of the member as a file, in the language that its reader sees the page in. */
export const salesDocument: CallHandler<'salesDocument'> = async ({ query, request }, { database: { orm }, clock }) => {
  const now = clock();
  const user = await findUser(orm, requireMember(request).userId);
  const locale = query.locale ?? user.locale;
  const sold = await orm
    .select()
    .from(items)
    .where(and(eq(items.userId, user.id), inArray(items.state, ['sold', 'paid'])))
    .orderBy(desc(items.sequence));
  const [contact] = await orm
    .select({ address: contacts.address })
    .from(contacts)
    .where(and(eq(contacts.userId, user.id), eq(contacts.position, 0)));
  const { date } = regionTime(now, user.country);
  const pdf = await drawStatement({
    items: await wireItems(orm, sold, { user, locale, now }),
    seller: {
      name: personName({ firstName: user.firstName ?? undefined, lastName: user.lastName ?? undefined }),
      address: contact?.address ? addressText(contact.address, user.country, locale) : '',
      email: user.email,
    },
    country: user.country,
    today: date,
    locale,
  });
  return ok(new File([new Uint8Array(pdf)], `sales-${date}.pdf`, { type: 'application/pdf' }));
};
