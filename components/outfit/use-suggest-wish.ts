import { useState } from 'react';
import { calendarDateOf } from '@/lib/dates';
import { DRESS_OCCASIONS, RAINS, type Weather } from '@/lib/domain/outfit/day';
import { usualWeather } from '@/lib/domain/outfit/usual-weather';
import { draftKey } from '@/lib/drafts';
import { readStored, writeStored } from '@/lib/storage';
import { useLocale } from '@/components/ui/use-locale';
import type { SuggestWish } from './suggest-form';

const STORED_AS = draftKey('outfit-day');

/** The day that somebody dresses for, as it was left; one that has passed is over. */
function readWish(today: string): SuggestWish | null {
  try {
    const { date, occasion, weather } = JSON.parse(readStored(STORED_AS) ?? '{}') as Partial<SuggestWish>;
    if (typeof date !== 'string' || date < today || !weather || !occasion || !DRESS_OCCASIONS.includes(occasion)) return null;
    const { temperatureC, humidity, rain, isIndoorAirConditioned } = weather;
    const isWeather =
      Number.isFinite(temperatureC) && Number.isFinite(humidity) && RAINS.includes(rain) && typeof isIndoorAirConditioned === 'boolean';
    return isWeather ? { date, occasion, weather: { temperatureC, humidity, rain, isIndoorAirConditioned } } : null;
  } catch {
    return null;
  }
}

/** Another date brings its month's usual weather; what is chosen outlives a reload. */
export function useSuggestWish(): [SuggestWish, (fields: Partial<SuggestWish>) => void] {
  const { region } = useLocale();
  const [wish, setWish] = useState<SuggestWish>(() => {
    const today = calendarDateOf(new Date(), region.timeZone);
    return readWish(today) ?? { date: today, occasion: 'everyday', weather: usualWeather(region.code, today) };
  });
  const change = (fields: Partial<SuggestWish>) => {
    const weather: Weather = fields.weather ?? (fields.date?.length === 10 ? usualWeather(region.code, fields.date) : wish.weather);
    const next = { ...wish, ...fields, weather };
    setWish(next);
    writeStored(STORED_AS, JSON.stringify(next));
  };
  return [wish, change];
}
