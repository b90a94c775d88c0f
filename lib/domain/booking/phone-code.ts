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

/** Eight digits in two halves, as they are written and read in Hong Kong and Singapore; any other number as it was typed. */
export function groupedPhone({ contactPhoneCode, contactPhone }: { contactPhoneCode: string; contactPhone: string }): string {
  const halves =
    contactPhoneCode === '+852' || contactPhoneCode === '+65' ? /^(\d{4})(\d{4})$/.exec(contactPhone.replace(/[\s-]/g, '')) : null;
  return halves ? `${halves[1]} ${halves[2]}` : contactPhone;
}
