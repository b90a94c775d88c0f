import { nearestLocale, type Locale } from '@/lib/config/locales';
import { REGION_CODES, type RegionCode } from '@/lib/config/regions';
import { contactPage } from '@/lib/contract/content/contact-page';
import { getDocument } from '@/services/content/get-document';

/** Who an invoice is from, as it stands on it. */
export interface Seller {
  /** Null: the editors have not named the company yet; the brand stands there alone. */
  name: string | null;
  address: string[];
  registrations: { label: string; number: string }[];
  isSample: boolean;
}

/** Of both regions: who visits one site may read an invoice of the other. */
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
    registrations: company?.registrations ?? [],
    isSample: company?.isSample === true,
  };
}
