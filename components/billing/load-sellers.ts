import { type Locale, nearestLocale } from '@/lib/config/locales';
import { REGION_CODES, type RegionCode } from '@/lib/config/regions';
import { contactPage } from '@/lib/contract/content/contact-page';
import { getDocument } from '@/services/content/get-document';

/** The seller as printed on an invoice. */
export interface Seller {
  /** Null: the editors have not entered the company name; only the brand is printed. */
  name: string | null;
  address: string[];
  registrations: { label: string; number: string }[];
}

/** For both regions: a member may open an invoice of the other region. */
export async function loadSellers({ locale }: { locale: Locale }): Promise<{ sellers: Record<RegionCode, Seller> }> {
  const [hk, sg] = await Promise.all(REGION_CODES.map((region) => sellerOf(nearestLocale(locale, region))));
  if (!hk || !sg) throw new Error('A region has no seller');
  return { sellers: { hk, sg } };
}

async function sellerOf(locale: Locale): Promise<Seller> {
  const { company, address } = await getDocument('contact-page', locale, contactPage);
  return {
    name: company?.name ?? null,
    address: address.lines,
    // Numbers that the operator has yet to enter are not printed.
    registrations: company?.isSample ? [] : (company?.registrations ?? []),
  };
}
