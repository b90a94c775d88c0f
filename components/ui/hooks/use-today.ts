import { useSyncExternalStore } from 'react';
import { calendarDateOf } from '@/lib/dates';
import { useLocale } from './use-locale';

/** Polling interval: a new day is noticed after at most this long. */
const POLL_MS = 30_000;

function subscribeToClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, POLL_MS);
  return () => clearInterval(timer);
}

/** Today in the region's time zone, `YYYY-MM-DD`; rerenders when the next day begins. */
export function useToday(): string {
  const { region } = useLocale();
  const today = () => calendarDateOf(new Date(), region.timeZone);
  return useSyncExternalStore(subscribeToClock, today, today);
}
