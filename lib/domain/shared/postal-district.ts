import type { District } from '@/lib/contract/pricing';

/** The district of a Singapore postal code, by its sector; null for an unknown code. */
export function districtOfPostalCode(districts: readonly District[], zipCode: string): District | null {
  if (!/^\d{6}$/.test(zipCode)) return null;
  return districts.find(({ sectors }) => sectors?.includes(zipCode.slice(0, 2))) ?? null;
}
