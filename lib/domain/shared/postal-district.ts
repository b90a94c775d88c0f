import type { District } from '@/lib/contract/pricing';

/** The district that serves a Singapore postal code, by its sector; null for what is no code of any district. */
export function districtOfPostalCode(districts: readonly District[], zipCode: string): District | null {
  if (!/^\d{6}$/.test(zipCode)) return null;
  return districts.find(({ sectors }) => sectors?.includes(zipCode.slice(0, 2))) ?? null;
}
