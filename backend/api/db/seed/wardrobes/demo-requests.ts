import type { CareService, RequestAction } from '@/lib/contract/wardrobe';

/** Open requests of the demonstration customers; the slot is this many workdays ahead (0: the next open one). */
export interface DemoRequest {
  userId: string;
  status: 'booked' | 'under-way';
  action: RequestAction;
  service?: CareService;
  garments: readonly string[];
  workdaysAhead?: number;
  daysAgo: number;
  note?: string;
}

/** Of each customer the oldest first: they are listed in the order in which they were made. */
export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    userId: 'demo-hk',
    status: 'under-way',
    action: 'care',
    service: 'dry-cleaning',
    garments: ['ivory-silk-blouse'],
    daysAgo: 2,
    note: 'A small coffee stain on the left cuff',
  },
  {
    userId: 'demo-hk',
    status: 'under-way',
    action: 'deliver',
    garments: ['navy-wool-blazer', 'charcoal-wool-trousers'],
    workdaysAhead: 0,
    daysAgo: 2,
  },
  { userId: 'demo-hk', status: 'booked', action: 'collect', garments: ['mustard-raincoat'], workdaysAhead: 2, daysAgo: 1 },
  {
    userId: 'demo-hk',
    status: 'booked',
    action: 'deliver',
    garments: ['navy-evening-dress', 'black-leather-pumps'],
    workdaysAhead: 6,
    daysAgo: 0,
  },
  { userId: 'demo-consignor', status: 'under-way', action: 'deliver', garments: ['stone-trench'], workdaysAhead: 0, daysAgo: 3 },
  { userId: 'demo-consignor', status: 'booked', action: 'collect', garments: ['oat-cable-jumper'], workdaysAhead: 3, daysAgo: 1 },
];

export const DEMO_ADDRESS = {
  flat: '12B',
  addressOne: '88 Caine Road',
  building: 'Ho Lee Court',
  addressTwo: '',
  district: 'central-and-western',
  haveLift: true,
  entranceGate: '',
  manyEntranceGate: false,
  parkingBay: true,
  zipCode: '',
};
