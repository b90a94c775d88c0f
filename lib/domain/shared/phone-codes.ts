import { type Locale, LOCALES } from '@/lib/config/locales';
import { type RegionCode, REGIONS } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';
import type { District } from '@/lib/contract/pricing';

/** The district of a Singapore postal code, by its sector; null for an unknown code. */
export function districtOfPostalCode(districts: readonly District[], zipCode: string): District | null {
  if (!/^\d{6}$/.test(zipCode)) return null;
  return districts.find(({ sectors }) => sectors?.includes(zipCode.slice(0, 2))) ?? null;
}

type Contact = BookCollection['contact'];

/** The specification's default is +852 on both sites. */
const DEFAULT_PHONE_CODE = REGIONS.hk.phoneCode;

/**
 * On the Singapore site an untouched default code becomes +65, once: a later choice of +852 is kept.
 * @param wasSettled whether this draft was processed before
 */
export function settlePhoneCode(contact: Contact, country: RegionCode, wasSettled: boolean): Contact {
  if (wasSettled || contact.contactPhoneCode !== DEFAULT_PHONE_CODE || contact.contactPhone.trim() !== '') return contact;
  const { phoneCode } = REGIONS[country];
  return phoneCode === contact.contactPhoneCode ? contact : { ...contact, contactPhoneCode: phoneCode };
}

/** Eight digits in two groups, as written in Hong Kong and Singapore; other numbers as typed. */
export function groupedPhone({ contactPhoneCode, contactPhone }: { contactPhoneCode: string; contactPhone: string }): string {
  const halves =
    contactPhoneCode === '+852' || contactPhoneCode === '+65' ? /^(\d{4})(\d{4})$/.exec(contactPhone.replace(/[\s-]/g, '')) : null;
  return halves ? `${halves[1]} ${halves[2]}` : contactPhone;
}

/** The number as it is read, which no line breaks; without a code where a provider sends none, and empty without a number. */
export function shownPhone(contact: Pick<Contact, 'contactPhoneCode' | 'contactPhone'>): string {
  const [code, number] = [contact.contactPhoneCode.replace('+', ''), groupedPhone(contact)];
  return (code && number ? `+${code} ${number}` : number).replaceAll(' ', '\u00a0');
}

/** Whom the crew calls, with the comma of the reader's script. */
export const contactLine = (locale: Locale, contact: Contact): string =>
  [contact.contactName, shownPhone(contact)].filter(Boolean).join(LOCALES[locale].script === 'latin' ? ', ' : '，');

/** Country codes of our customers, with a representative country each. */
export const PHONE_CODES = [
  ['+852', 'HK'],
  ['+65', 'SG'],
  ['+86', 'CN'],
  ['+853', 'MO'],
  ['+886', 'TW'],
  ['+60', 'MY'],
  ['+62', 'ID'],
  ['+63', 'PH'],
  ['+66', 'TH'],
  ['+84', 'VN'],
  ['+81', 'JP'],
  ['+82', 'KR'],
  ['+91', 'IN'],
  ['+61', 'AU'],
  ['+64', 'NZ'],
  ['+44', 'GB'],
  ['+353', 'IE'],
  ['+33', 'FR'],
  ['+49', 'DE'],
  ['+1', 'US'],
  ['+971', 'AE'],
] as const;
