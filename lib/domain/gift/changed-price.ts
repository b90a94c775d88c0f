import type { FieldError } from '@/lib/contract/envelope';

/** The price that a PRICE_CHANGED tells, in minor units; null when it tells none. */
export function changedPrice(fields: readonly FieldError[]): number | null {
  const now = Number(fields.find(({ path, code }) => path === 'price' && code === 'changed')?.params?.now);
  return Number.isSafeInteger(now) && now > 0 ? now : null;
}
