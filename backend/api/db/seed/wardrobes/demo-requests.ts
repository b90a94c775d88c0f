import type { CareService, RequestAction } from '@/lib/contract/wardrobe';
import wardrobes from './demo-wardrobes.json' with { type: 'json' };

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
export const DEMO_REQUESTS = wardrobes.requests as readonly DemoRequest[];

export const DEMO_ADDRESSES = wardrobes.addresses;
