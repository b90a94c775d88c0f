import { REGIONS } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import type { Booking } from '@/lib/contract/booking-calls';

export const CAINE_ROAD: Address = {
  flat: '12B',
  addressOne: '88 Caine Road',
  building: '',
  addressTwo: '',
  district: 'central-and-western',
  haveLift: true,
  entranceGate: '',
  manyEntranceGate: false,
  parkingBay: true,
  zipCode: '',
};

/** A visit far enough ahead of every clock, as the API would answer with it. */
export function createBooking(overrides: Partial<Booking> = {}): Booking {
  const { country = 'hk' } = overrides;
  return {
    id: 'visit-1',
    number: 'B-0001',
    kind: 'collection',
    date: '2099-03-02',
    time: '09-11',
    status: 'booked',
    country,
    currency: REGIONS[country].currency,
    address: CAINE_ROAD,
    changeDeadline: '2099-03-01T01:00:00.000Z',
    lateChangeFee: 10_000,
    feeNow: 0,
    ...overrides,
  };
}
