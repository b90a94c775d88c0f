import { DAY_MS } from '@/lib/calendar-days';

interface Site {
  origin: string;
  email: string;
  /** Language tags that a report may be written in. */
  languages: readonly string[];
}

/** RFC 9116 wants less than a year: whoever reads an older copy should ask again. */
const VALID_DAYS = 330;

/** `/.well-known/security.txt`, where those who look for holes look first: whom to write to. The same the whole day, on every copy. */
export function securityText({ origin, email, languages }: Site, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  return [
    '# Please begin the message with SECURITY: it is read before the others.',
    `Contact: mailto:${email}`,
    `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
