import type { ItemRequest } from '@/lib/contract/item-requests';
import { createBooking } from './bookings';

/** A delivery and a repair that were confirmed together, as the API would answer with them. */
export function createItemRequest(overrides: Partial<ItemRequest> = {}): ItemRequest {
  const { address, date, time } = createBooking();
  return {
    id: 'request-1',
    number: 'R-0001',
    createdAt: '2026-11-16T02:00:00.000Z',
    status: 'booked',
    undoUntil: null,
    lines: [
      {
        itemId: 'shirt',
        itemName: 'Sky linen shirt',
        picture: { name: 'garment-linen-shirt' },
        action: 'deliver',
        note: '',
        price: 0,
        status: 'booked',
      },
      {
        itemId: 'coat',
        itemName: 'Camel wool coat',
        picture: { name: 'garment-wool-coat' },
        action: 'care',
        service: 'repair',
        note: 'The left cuff',
        price: 14_000,
        status: 'booked',
      },
    ],
    extras: [{ extra: 'extra-delivery', price: 12_000 }],
    usedFreeDelivery: false,
    total: 26_000,
    currency: 'HKD',
    booking: {
      date,
      time,
      address,
      contact: { contactName: 'Mei Ling Chan', contactPhoneCode: '+852', contactPhone: '5123 4567' },
      note: { moreItems: false, specialNote: 'Ring twice' },
    },
    ...overrides,
  };
}
