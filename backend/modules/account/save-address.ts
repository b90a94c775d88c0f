import { and, eq } from 'drizzle-orm';
import { contacts } from '@/backend/db/schema/users';
import { ok, refused } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { firstContact } from '@/backend/identity/create-account';
import { findUser } from '@/backend/identity/find-user';
import { lockUser } from '@/backend/identity/lock-user';
import { refuseEnded } from '@/backend/identity/sessions';
import { tellOfChanges } from '@/backend/identity/notices';
import { addressProblems } from '@/backend/modules/order/check-collection';
import { readDistricts } from '@/backend/modules/pricing/served-districts';
import { REGIONS } from '@/lib/config/regions';
import { contactsOf } from './contacts-of';
import { isMoved } from './is-moved';

/** Where the member lives, by the very rules of a booking: the next one is filled in with it. */
export const saveAddress: CallHandler<'saveAddress'> = async ({ body: { address }, request }, context) => {
  const {
    database: { orm },
    wakeMailDelivery,
  } = context;
  const member = requireMember(request);
  const user = await findUser(orm, member.userId);
  const problems = addressProblems(address, user.country, await readDistricts(orm, user.country));
  if (problems.length > 0) {
    return refused(
      'VALIDATION',
      'Some fields cannot be accepted.',
      problems.map((problem) => ({ ...problem, path: `address.${problem.path}` })),
    );
  }
  await orm.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await refuseEnded(tx, member);
    const own = and(eq(contacts.userId, user.id), eq(contacts.position, 0));
    const [before] = await tx.select({ address: contacts.address }).from(contacts).where(own);
    if (before) await tx.update(contacts).set({ address }).where(own);
    // Nobody to call yet: a booking asks for the number.
    else await tx.insert(contacts).values({ ...firstContact(user, { code: REGIONS[user.country].phoneCode, number: '' }), address });
    if (isMoved(before?.address, address)) await tellOfChanges(tx, context, user, ['address']);
  });
  wakeMailDelivery();
  return ok({ contacts: await contactsOf(orm, user.id) });
};
