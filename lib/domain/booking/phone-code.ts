import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';

type Contact = BookCollection['contact'];

/** The specification's default is +852 on both sites. */
const DEFAULT_PHONE_CODE = REGIONS.hk.phoneCode;

/**
 * On the Singapore site a code that nobody has touched becomes +65, once: whoever chooses +852 there means it.
 * @param wasSettled whether this draft has been through here before
 */
export function settlePhoneCode(contact: Contact, country: RegionCode, wasSettled: boolean): Contact {
  if (wasSettled || contact.contactPhoneCode !== DEFAULT_PHONE_CODE || contact.contactPhone.trim() !== '') return contact;
  const { phoneCode } = REGIONS[country];
  return phoneCode === contact.contactPhoneCode ? contact : { ...contact, contactPhoneCode: phoneCode };
}

/** Country codes that our customers call from, with the country that names each. */
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

/** Eight digits in two halves, as they are written and read in Hong Kong and Singapore; any other number as it was typed. */
export function groupedPhone({ contactPhoneCode, contactPhone }: { contactPhoneCode: string; contactPhone: string }): string {
  const halves =
    contactPhoneCode === '+852' || contactPhoneCode === '+65' ? /^(\d{4})(\d{4})$/.exec(contactPhone.replace(/[\s-]/g, '')) : null;
  return halves ? `${halves[1]} ${halves[2]}` : contactPhone;
}
