import type { CallHandlers } from '@/backend/http/call-handler';
import { cancelBooking, changeBooking } from './change-visit';
import { holdSlot, releaseSlot } from './hold-slot';
import { bookings } from './member-bookings';

export const bookingHandlers = { holdSlot, releaseSlot, bookings, changeBooking, cancelBooking } satisfies Partial<CallHandlers>;
