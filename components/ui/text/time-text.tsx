import { formatTime } from '@/lib/dates';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** A clock time in the region's time zone. */
export function TimeText({ moment }: { moment: string }) {
  const { localeTag, region } = useLocale();
  return (
    <time dateTime={moment} suppressHydrationWarning>
      {formatTime(moment, { localeTag, timeZone: region.timeZone })}
    </time>
  );
}
