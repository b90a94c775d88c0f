import type { CallHandlers } from '@/backend/http/call-handler';
import { holdSlot, releaseSlot } from './hold-slot';
import { bookings, cancelBooking, changeBooking } from './member-bookings';

export const bookingHandlers = { holdSlot, releaseSlot, bookings, changeBooking, cancelBooking } satisfies Partial<CallHandlers>;
