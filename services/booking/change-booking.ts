import { useCallAction } from '@/services/http/use-call-action';

/** Each is started by a person and never repeated by itself. */
export const useMoveBooking = () => useCallAction('changeBooking');
export const useCancelBooking = () => useCallAction('cancelBooking');
