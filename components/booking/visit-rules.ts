import * as z from 'zod/mini';
import type { RegionCode } from '@/lib/config/regions';
import { bookCollection, type BookCollection } from '@/lib/contract/booking';
import type { District } from '@/lib/contract/pricing';
import { addressOfValues, answeredIn, type AddressValues } from '@/lib/domain/booking/address-fields';
import { checkAddress } from '@/lib/domain/booking/check-address';
import { checkPhone } from '@/lib/domain/booking/check-contact';
import { judgedBy, judgement } from '@/components/ui/forms/form-rules';

type Phone = Pick<BookCollection['contact'], 'contactPhoneCode' | 'contactPhone'>;

export interface PlaceValues extends AddressValues, Phone {
  contactName: string;
  specialNote: string;
  consignmentNote: string;
}

const problemsOf = (values: AddressValues, country: RegionCode, districts: readonly District[]) =>
  checkAddress(addressOfValues(values), country, districts, answeredIn(values));

/** By the country's fields and the districts that are served. */
export const addressRules = (country: RegionCode, districts: readonly District[]) =>
  judgement((values: AddressValues) => problemsOf(values, country, districts));

/** By the numbering plan of its code. */
export const phoneRules = judgement((phone: Phone) => checkPhone(phone));

/** Address, contact and note of a visit: the contract's schemas and the rules that the server shares. */
export const placeRules = (country: RegionCode, districts: readonly District[]) =>
  judgedBy(
    z.object({
      contactName: bookCollection.shape.contact.shape.contactName,
      specialNote: bookCollection.shape.note.shape.specialNote,
      consignmentNote: bookCollection.shape.consignmentNote,
    }),
    (values: PlaceValues) => [...problemsOf(values, country, districts), ...checkPhone(values)],
  );
