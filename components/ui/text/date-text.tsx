import { formatDate, type DateStyle, type DateValue } from '@/lib/dates';
import { useLocale } from '@/components/ui/hooks/use-locale';

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
