import type { MailAttachment } from '@/backend/api/db/schema/mail';
import type { User } from '@/backend/api/db/schema/users';
import { LETTER_TEXTS } from '@/backend/api/mail/letter/letter';
import { addressOf, type BackendEnv } from '@/backend/config/env';
import { readSiteTexts } from '@/backend/site-texts';
import { publicEnv } from '@/lib/config/env';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import { formatDate, formatTime } from '@/lib/dates';
import { addressLine } from '@/lib/domain/booking/address-fields';
import { calendarFile } from '@/lib/domain/booking/calendar-file';

const DISTRICTS = readSiteTexts<Record<string, { name: string } | undefined>>('districts');
const BOOKING = readSiteTexts<{ calendar: { title: string; note: string } }>('booking');

export interface Visit {
  /** Of the booking or the request: the same as in the calendar file of the site, so that saving both makes one appointment. */
  id: string;
  number: string;
  country: RegionCode;
  date: string;
  /** `09-11` */
  slot: string;
  address: Address;
  isCollection: boolean;
}

type Reader = Pick<User, 'locale' | 'emailVerifiedAt'>;

const placeOf = (locale: Locale, country: RegionCode) => ({ localeTag: LOCALES[locale].htmlLang, timeZone: REGIONS[country].timeZone });

/** `09-11` as `09:00–11:00`. */
export const timeText = (slot: string): string =>
  slot
    .split('-')
    .map((hour) => `${hour}:00`)
    .join('–');

/** A day and a minute in the region's time. */
export function momentIn(locale: Locale, country: RegionCode, moment: Date): string {
  const place = placeOf(locale, country);
  const comma = LOCALES[locale].script === 'latin' ? ',' : '';
  return `${formatDate(moment.toISOString(), place, 'full')}${comma} ${formatTime(moment.toISOString(), place)}`;
}

/** An address in one line, with the district's name in the reader's language. */
export const addressText = (address: Address, country: RegionCode, locale: Locale): string =>
  addressLine(address, country, DISTRICTS[locale][address.district]?.name ?? '');

/** Where the van comes; nothing to an address that is not proven, for which it could be text chosen by somebody else. */
const whereTo = ({ address, country }: Pick<Visit, 'address' | 'country'>, { locale, emailVerifiedAt }: Reader): string =>
  emailVerifiedAt ? addressText(address, country, locale) : '';

/** When and where, as facts of a mail. */
export const visitValues = (visit: Omit<Visit, 'id' | 'number' | 'isCollection'>, reader: Reader) => ({
  date: formatDate(visit.date, placeOf(reader.locale, visit.country), 'full'),
  time: timeText(visit.slot),
  address: whereTo(visit, reader),
});

/** Until when a change is free; nothing once that is over. */
export function freeUntilText(until: Date, { locale }: Reader, country: RegionCode, now: Date): string {
  return until > now ? momentIn(locale, country, until) : '';
}

/** The visit as a calendar file of a mail, which adds it or, once it is cancelled, takes it away. */
export function visitFile(
  env: Pick<BackendEnv, 'siteUrls' | 'mailFrom'>,
  visit: Visit,
  reader: Reader,
  now: Date,
  isCancelled = false,
): MailAttachment {
  const texts = BOOKING[reader.locale].calendar;
  const organizer = addressOf(env.mailFrom);
  // Not of the reader's language, which may change until the file that takes it away.
  const { hostname } = new URL(env.siteUrls[visit.country]);
  return {
    name: `visit-${visit.date}${isCancelled ? '-cancelled' : ''}.ics`,
    type: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    content: calendarFile({
      uid: `${visit.id}@${hostname}`,
      slot: { date: visit.date, time: visit.slot },
      title: (visit.isCollection ? texts.title : LETTER_TEXTS[reader.locale].visit).replace('{{brand}}', () => publicEnv.brand),
      description: texts.note.replace('{{number}}', () => visit.number),
      location: whereTo(visit, reader),
      stamp: now.toISOString(),
      isCancelled,
      ...(organizer === undefined ? {} : { organizer }),
    }),
  };
}
