import { readBackendEnv } from '@/backend/config/env';
import { SCALE_CUSTOMER, type ScaleCustomer } from '@/backend/api/db/seed/wardrobes/seed-scale-wardrobe';
import { addScaleCustomer } from '@/scripts/scale-customer';

/** Customers of growing size, the largest last: of two points nobody sees a curve. */
export const SIZES = [100, 1_000, 10_000] as const;
export type Size = (typeof SIZES)[number];

/** The codes of one customer's pieces stay clear of the next one's. */
const CODES_APART = 20_000;

const customerOf = (size: Size, at: number): ScaleCustomer =>
  size === 10_000 ? SCALE_CUSTOMER : { id: `scale-${size}`, email: `scale-${size}@example.com`, codesAfter: (at + 1) * CODES_APART };

/** Part of the address before the @. */
export const nameOfSize = (size: Size): string => (size === 10_000 ? 'scale' : `scale-${size}`);

/** Before the product starts: the data has one owner. */
export async function addScaleAccounts(variables: Parameters<typeof readBackendEnv>[0], has: 'pieces' | 'messages'): Promise<void> {
  for (const [at, size] of SIZES.entries()) {
    await addScaleCustomer(readBackendEnv(variables), { pieces: 0, messages: 0, [has]: size }, customerOf(size, at));
  }
}
