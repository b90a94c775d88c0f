import type { FieldError } from '@/lib/contract/envelope';

/** The new price of a PRICE_CHANGED, in minor units; null if there is none. */
export function changedPrice(fields: readonly FieldError[]): number | null {
  const now = Number(fields.find(({ path, code }) => path === 'price' && code === 'changed')?.params?.now);
  return Number.isSafeInteger(now) && now > 0 ? now : null;
}
