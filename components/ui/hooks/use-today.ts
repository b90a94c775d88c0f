import { useSyncExternalStore } from 'react';
import { calendarDateOf } from '@/lib/dates';
import { useLocale } from './use-locale';

/** A day that began is seen after at most this long. */
const LOOK_MS = 30_000;

function everyLook(onLook: () => void): () => void {
  const timer = setInterval(onLook, LOOK_MS);
  return () => clearInterval(timer);
}

/** Today in the region's zone, `YYYY-MM-DD`; what shows it is rendered again when the next day begins. */
export function useToday(): string {
  const { region } = useLocale();
  const today = () => calendarDateOf(new Date(), region.timeZone);
  return useSyncExternalStore(everyLook, today, today);
}
