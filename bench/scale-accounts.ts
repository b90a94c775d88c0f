import { readBackendEnv } from '@/backend/config/env';
import { SCALE_CUSTOMER, type ScaleCustomer } from '@/backend/api/db/seed/wardrobes/seed-scale-wardrobe';
import { addScaleCustomer } from '@/scripts/scale-customer';

/** Customers of increasing size, the largest last: enough points for a curve. */
export const SIZES = [100, 1_000, 10_000] as const;
export type Size = (typeof SIZES)[number];

/** Keeps the piece codes of different customers apart. */
const CODES_APART = 20_000;

const customerOf = (size: Size, at: number): ScaleCustomer =>
  size === 10_000 ? SCALE_CUSTOMER : { id: `scale-${size}`, email: `scale-${size}@example.com`, codesAfter: (at + 1) * CODES_APART };

/** Local part of the address. */
export const nameOfSize = (size: Size): string => (size === 10_000 ? 'scale' : `scale-${size}`);

/** Before the product starts: the data allows one process. */
export async function addScaleAccounts(variables: Parameters<typeof readBackendEnv>[0], has: 'pieces' | 'messages'): Promise<void> {
  for (const [at, size] of SIZES.entries()) {
    await addScaleCustomer(readBackendEnv(variables), { pieces: 0, messages: 0, [has]: size }, customerOf(size, at));
  }
}
