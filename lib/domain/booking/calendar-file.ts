import { addDays } from '@/lib/calendar-days';
import { slotEnd, slotStart } from './visit-change';

/** In the region's time, on the day before the visit. */
const REMINDER_HOUR = '20';
/** SEQUENCE is a 32-bit number; seconds from here fit until 2088. */
const FIRST_SEQUENCE = Date.UTC(2020, 0, 1);

interface Appointment {
  uid: string;
  slot: { date: string; time: string };
  title: string;
  description: string;
  location: string;
  /** Creation time, ISO. */
  stamp: string;
  /** Takes the appointment out of the calendar that has it. */
  isCancelled?: boolean;
  /** Whose appointment it is: the address that sends the file by mail, without which some programs take in no change. */
  organizer?: string;
}

/** An appointment as a file for any calendar (RFC 5545), with a reminder the evening before. */
export function calendarFile({ uid, slot, title, description, location, stamp, isCancelled = false, organizer }: Appointment): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//collection//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    // The file saved later, after a move, must win: calendar programs keep the older of two with the same number.
    `SEQUENCE:${Math.floor((Date.parse(stamp) - FIRST_SEQUENCE) / 1000)}`,
    `DTSTART:${utc(slotStart(slot))}`,
    `DTEND:${utc(slotEnd(slot))}`,
    ...(organizer === undefined ? [] : [`ORGANIZER:mailto:${organizer}`]),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    ...(isCancelled
      ? ['STATUS:CANCELLED']
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(title)}`,
          `TRIGGER;VALUE=DATE-TIME:${utc(slotStart({ date: addDays(slot.date, -1), time: REMINDER_HOUR }))}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('\r\n') + '\r\n';
}

const utc = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const octetsOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/** Lines are folded at 75 octets; a Chinese character takes three and is never split. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
