import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';

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
