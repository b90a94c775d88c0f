import * as z from 'zod/mini';
import { address } from '@/lib/contract/booking';

const text = z.string();

/** Data of the confirmation page. No session, no card; other versions are ignored. */
const placedOrder = z.object({
  order: z.nullable(
    z.object({ id: text, number: text, chargedToday: z.int(), chargedLater: z.array(z.object({ date: text, amount: z.int() })) }),
  ),
  booking: z.nullable(z.object({ id: text, date: text, time: text })),
  isSessionKept: z.boolean(),
  /** The order opened a session, but the browser refused its cookie. */
  isCookieRefused: z.optional(z.boolean()),
  address,
});
export type PlacedOrderRecord = z.infer<typeof placedOrder>;

export function parsePlacedOrder(stored: string | null): PlacedOrderRecord | null {
  try {
    const result = placedOrder.safeParse(JSON.parse(stored ?? 'null'));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
