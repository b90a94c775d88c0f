import type { BookCollection } from '@/lib/contract/booking';

/** `bookCollection` of the specification, before anything is entered. */
export const BLANK_BOOK_COLLECTION: BookCollection = {
  date: { date: '', time: '' },
  address: {
    flat: '',
    addressOne: '',
    building: '',
    addressTwo: '',
    district: '',
    haveLift: false,
    entranceGate: '',
    manyEntranceGate: false,
    parkingBay: false,
    zipCode: '',
  },
  contact: { contactName: '', contactPhoneCode: '+852', contactPhone: '' },
  note: { moreItems: false, specialNote: '' },
  consignmentNote: '',
};
