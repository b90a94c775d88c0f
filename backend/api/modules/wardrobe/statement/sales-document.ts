import { and, desc, eq, inArray } from 'drizzle-orm';
import { items } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { requireMember } from '@/backend/api/identity/authenticate';
import { findUser } from '@/backend/api/identity/find-user';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { ownerOfDocument, piecesOfDocument } from '@/backend/api/modules/wardrobe/document-parts';
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
  const { date } = regionTime(now, user.country);
  const pdf = await drawStatement({
    items: await piecesOfDocument(orm, sold, { user, locale, now }),
    seller: await ownerOfDocument(orm, user, locale),
    country: user.country,
    today: date,
    locale,
  });
  return ok(new File([new Uint8Array(pdf)], `sales-${date}.pdf`, { type: 'application/pdf' }));
};
