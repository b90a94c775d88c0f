import { useLocale } from '@/components/ui/hooks/use-locale';
import { type DateStyle, type DateValue, formatDate, formatTime } from '@/lib/dates';

/** A clock time in the region's time zone. */
export function TimeText({ moment }: { moment: string }) {
  const { localeTag, region } = useLocale();
  return (
    <time dateTime={moment} suppressHydrationWarning>
      {formatTime(moment, { localeTag, timeZone: region.timeZone })}
    </time>
  );
}

/**
 * A date in the region's time zone. Server and browser may format a locale differently, so the server's text is kept (no hydration error).
 */
export function DateText({ value, look }: { value: DateValue; look?: DateStyle }) {
  const { localeTag, region } = useLocale();
  return (
    <time dateTime={value} suppressHydrationWarning>
      {formatDate(value, { localeTag, timeZone: region.timeZone }, look)}
    </time>
  );
}
