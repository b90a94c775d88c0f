import { ConsignmentFlow } from '@/components/consignment/consignment-flow';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import type { Contact } from '@/lib/contract/account';
import { renderWithTexts, storesOf } from '@/tests/setup/render-with-texts';

export const DAY = '2099-03-02';
export const PRICES = {
  memberships: [],
  timeslotInformation: [{ date: DAY, closed: null, slots: [{ id: '09-11', left: 4 }] }],
  shoppingCarts: [
    { commission: 40, from: 0 },
    { commission: 30, from: 200_000 },
    { extra: 'no-lift', price: 9000 },
  ],
  referralProgram: null,
  districts: [{ id: 'wan-chai', name: 'Wan Chai', served: true, outlying: false }],
};
export const VISIT = {
  ...BLANK_BOOK_COLLECTION,
  date: { date: DAY, time: '09-11' },
  address: {
    ...BLANK_BOOK_COLLECTION.address,
    flat: '1A',
    addressOne: '1 Queen’s Road East',
    district: 'wan-chai',
    haveLift: true,
    parkingBay: true,
  },
  contact: { contactName: 'Mei Chan', contactPhoneCode: '+852', contactPhone: '9123 4567' },
  consignmentNote: 'Two of them hang in the hall',
};
export const KEY = 'a'.repeat(32);
export const PIECES = ['Chanel', 'Sandro', 'Theory'].map((brand, index) => ({
  key: `row-${index}`,
  brand,
  category: 'dress',
  condition: 'excellent',
  photos: [],
}));
export const DRAFT = {
  pieces: PIECES,
  hasAgreed: true,
  orderKey: KEY,
  booking: VISIT,
  hold: null,
  holdKey: 'b'.repeat(32),
  isPhoneCodeSettled: true,
  answered: ['haveLift', 'parkingBay'],
};
/** Where the browser keeps the draft. */
export const PLACE = 'draft:consignment.hk';

/** The steps of a visitor or of a member, with the pieces that the wardrobe sent. */
export function show({ isMember = false, arriving = [] as string[], contacts = [] as Contact[] } = {}) {
  const registry = isMember ? storesOf({ id: 'm1', email: 'mei@example.com', firstName: 'Mei', lastName: 'Chan' }, contacts) : undefined;
  return renderWithTexts(<ConsignmentFlow termsVersion="2026-01-01" arriving={arriving} />, { registry });
}
