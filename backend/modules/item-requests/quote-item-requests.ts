import { ok, refused } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { areDeliveriesPaused } from '@/backend/modules/billing/deliveries-paused';
import { checkLines } from './check-basket';
import { quoteBasket } from './quote';

export const quoteItemRequests: CallHandler<'quoteItemRequests'> = async ({ body, request }, { database: { orm }, clock }) => {
  const errors = checkLines(body.lines);
  if (errors.length > 0) return refused('VALIDATION', 'Some fields cannot be accepted.', errors);
  const user = await findUser(orm, requireMember(request).userId);
  const now = clock();
  const { quote } = await quoteBasket(
    orm,
    user,
    { lines: body.lines, isRush: body.isRush, address: body.booking?.address, date: body.booking?.date },
    now,
  );
  // Said with the price: whoever hears of it at the confirmation has filled in four steps for nothing.
  const isPaused = body.lines.some(({ action }) => action === 'deliver') && (await areDeliveriesPaused(orm, user.id, now));
  return ok({ quote: isPaused ? { ...quote, isPaused } : quote });
};
