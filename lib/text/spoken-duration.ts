const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Up to here minutes are clearer than hours. */
const LONGEST_IN_MINUTES = 2 * HOUR;

/** "40 seconds", "3 minutes", "23 hours": rounded up, so that nobody retries too early. */
export function spokenDuration(seconds: number, localeTag: string): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [value, unit] =
    whole < MINUTE
      ? [whole, 'second']
      : whole <= LONGEST_IN_MINUTES
        ? [Math.ceil(whole / MINUTE), 'minute']
        : [Math.ceil(whole / HOUR), 'hour'];
  return new Intl.NumberFormat(localeTag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
