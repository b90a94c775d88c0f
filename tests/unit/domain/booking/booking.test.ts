import { describe, expect, it } from 'vitest';
import { DISTRICTS_HK, DISTRICTS_SG } from '@/backend/api/db/seed/catalogue-seed';
import { slotCalendar } from '@/backend/api/modules/booking/slot-calendar';
import { address as addressSchema } from '@/lib/contract/booking';
import { addressForCountry, addressLine, cleanZipCode } from '@/lib/domain/booking/address-fields';
import { firstOpenBookingStep, resumeBooking } from '@/components/booking/model/booking-steps';
import { calendarFile } from '@/lib/domain/booking/calendar-file';
import { changeDeadline, slotEnd, slotStart } from '@/lib/domain/booking/visit-change';
import { checkAddress } from '@/lib/domain/booking/check-address';
import { checkContact } from '@/lib/domain/booking/check-contact';
import { settlePhoneCode } from '@/lib/domain/shared/phone-codes';
import { checkSlot, clockOfSeconds, holdSecondsLeft } from '@/lib/domain/booking/slots';
import { calendarMonths, dayForKey, monthWeeks, startingDay } from '@/components/booking/model/slot-month';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';

/** A Saturday morning; Sunday the 22nd follows. */
const NOW = new Date('2026-11-21T02:00:00Z');
const DAYS = slotCalendar(NOW, 'hk', new Map([['2026-11-24 09-11', 4]]));
const HK = { ...BLANK_BOOK_COLLECTION.address, addressOne: '1 Castle Road', district: 'central-and-western' };
const SG = { ...BLANK_BOOK_COLLECTION.address, zipCode: '238801', addressOne: '9 Orchard Road', district: 'd09' };
const codes = (errors: { path: string; code: string }[]) => errors.map(({ path, code }) => `${path} ${code}`);

describe('the address', () => {
  it('asks Hong Kong for a street and a district and never for a postal code', () => {
    expect(codes(checkAddress(BLANK_BOOK_COLLECTION.address, 'hk', DISTRICTS_HK))).toEqual(['addressOne required', 'district required']);
    expect(checkAddress(HK, 'hk', DISTRICTS_HK)).toEqual([]);
    expect(addressForCountry({ ...HK, zipCode: '123456', entranceGate: 'left over' }, 'hk')).toMatchObject({
      zipCode: '',
      entranceGate: '',
    });
  });

  it('asks Singapore for a postal code first, of six digits in a district that exists', () => {
    expect(codes(checkAddress(BLANK_BOOK_COLLECTION.address, 'sg', DISTRICTS_SG))[0]).toBe('zipCode required');
    expect(codes(checkAddress({ ...SG, zipCode: '12345' }, 'sg', DISTRICTS_SG))).toEqual(['zipCode zip']);
    expect(codes(checkAddress({ ...SG, zipCode: '990000' }, 'sg', DISTRICTS_SG))).toEqual(['zipCode zip']);
    expect(checkAddress(SG, 'sg', DISTRICTS_SG)).toEqual([]);
    expect(
      codes(
        checkAddress(
          SG,
          'sg',
          DISTRICTS_SG.map((district) => ({ ...district, served: false })),
        ),
      ),
    ).toContain('zipCode zip.unserved');
    expect(cleanZipCode('２３８ 801')).toBe('238801');
  });

  it('asks for the gate where there are several, and accepts nothing that the contract refuses', () => {
    expect(codes(checkAddress({ ...HK, manyEntranceGate: true }, 'hk', DISTRICTS_HK))).toEqual(['entranceGate gate']);
    expect(codes(checkAddress({ ...HK, building: 'x'.repeat(121) }, 'hk', DISTRICTS_HK))).toEqual(['building string.max']);
    expect(addressSchema.safeParse(addressForCountry(HK, 'hk')).success).toBe(true);
    expect(addressSchema.safeParse(addressForCountry(SG, 'sg')).success).toBe(true);
    expect(addressLine({ ...HK, flat: '3A' }, 'hk', 'Central')).toBe('3A, 1 Castle Road, Central');
    expect(addressLine(SG, 'sg', 'Orchard')).toBe('9 Orchard Road, 238801');
  });
});

describe('the contact', () => {
  it('judges a number by the plan of its country', () => {
    expect(codes(checkContact({ contactName: ' ', contactPhoneCode: '+852', contactPhone: '' }))).toEqual([
      'contactName whitespace',
      'contactPhone required',
    ]);
    expect(codes(checkContact({ contactName: 'Wing', contactPhoneCode: '+65', contactPhone: '5123 4567' }))).toEqual([
      'contactPhone phone',
    ]);
    expect(checkContact({ contactName: 'Wing', contactPhoneCode: '+852', contactPhone: '5123 4567' })).toEqual([]);
    expect(checkContact({ contactName: 'Mei', contactPhoneCode: '+65', contactPhone: '9123 4567' })).toEqual([]);
  });

  it('turns the default code to +65 in Singapore once, and never a chosen one', () => {
    const { contact } = BLANK_BOOK_COLLECTION;
    expect(settlePhoneCode(contact, 'sg', false).contactPhoneCode).toBe('+65');
    expect(settlePhoneCode(contact, 'hk', false)).toBe(contact);
    expect(settlePhoneCode(contact, 'sg', true)).toBe(contact);
    expect(settlePhoneCode({ ...contact, contactPhone: '5123 4567' }, 'sg', false).contactPhoneCode).toBe('+852');
  });
});

describe('the calendar', () => {
  it('lays a month out from Monday, with closed days and their reasons', () => {
    const weeks = monthWeeks('2026-11', DAYS);
    expect(weeks[0]?.filter((square) => square === null)).toHaveLength(6);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    const square = (date: string) => weeks.flat().find((candidate) => candidate?.date === date);
    expect(square('2026-11-22')).toMatchObject({ isOpen: false, day: { closed: 'sunday' } });
    expect(square('2026-11-23')).toMatchObject({ isOpen: true });
    expect(square('2026-11-10')).toMatchObject({ isOpen: false, day: null });
    expect(calendarMonths(DAYS)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(startingDay('', DAYS)).toBe('2026-11-23');
  });

  it('is walked by keys and never left', () => {
    expect(dayForKey('ArrowRight', '2026-11-23', DAYS)).toBe('2026-11-24');
    expect(dayForKey('ArrowUp', '2026-11-23', DAYS)).toBe('2026-11-22');
    expect(dayForKey('ArrowDown', '2026-11-30', DAYS)).toBe('2026-12-07');
    expect(dayForKey('Home', '2026-11-26', DAYS)).toBe('2026-11-23');
    expect(dayForKey('End', '2026-11-26', DAYS)).toBe('2026-11-29');
    expect(dayForKey('PageDown', '2026-11-30', DAYS)).toBe('2026-12-30');
    expect(dayForKey('PageDown', '2027-01-19', DAYS)).toBe(DAYS.at(-1)?.date);
    expect(dayForKey('a', '2026-11-23', DAYS)).toBeNull();
  });

  it('knows a slot that is free, taken, held or not chosen', () => {
    const slot = { date: '2026-11-24', time: '09-11' };
    expect(checkSlot({ date: '', time: '' }, DAYS)).toBe('missing');
    expect(checkSlot(slot, DAYS)).toBe('gone');
    expect(checkSlot(slot, DAYS, slot)).toBeNull();
    expect(checkSlot({ ...slot, time: '11-13' }, DAYS)).toBeNull();
    expect(checkSlot({ date: '2026-11-22', time: '09-11' }, DAYS)).toBe('gone');
    expect(checkSlot(slot, [])).toBeNull();
  });
});

describe('deadline, hold and file', () => {
  const slot = { date: '2026-11-25', time: '14-16' };
  it('counts in region time', () => {
    expect(new Date(slotStart(slot)).toISOString()).toBe('2026-11-25T06:00:00.000Z');
    expect(new Date(slotEnd(slot)).toISOString()).toBe('2026-11-25T08:00:00.000Z');
    expect(changeDeadline(slot)).toBe('2026-11-24T06:00:00.000Z');
    const now = Date.parse('2026-11-21T02:00:00Z');
    expect(holdSecondsLeft({ expiresAt: '2026-11-21T02:04:05Z' }, now)).toBe(245);
    expect(holdSecondsLeft({ expiresAt: '2026-11-21T01:00:00Z' }, now)).toBe(0);
    expect(clockOfSeconds(245)).toBe('4:05');
  });

  it('writes an appointment that calendars read: UTC, escaped, folded at 75 octets', () => {
    const file = calendarFile({
      uid: 'b1@pakt',
      slot,
      title: '收件',
      description: `第一行\n${'很長的說明'.repeat(20)}`,
      location: '3A, 1 Castle Road',
      stamp: NOW.toISOString(),
    });
    expect(file).toContain('DTSTART:20261125T060000Z\r\n');
    expect(file).toContain('LOCATION:3A\\, 1 Castle Road\r\n');
    expect(file).toContain('DTSTAMP:20261121T020000Z');
    const encoder = new TextEncoder();
    expect(Math.max(...file.split('\r\n').map((line) => encoder.encode(line).length))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain('第一行\\n很長的說明');
  });
});

describe('an appointment that is saved again', () => {
  const saved = (stamp: string, changes: { location?: string; title?: string } = {}) =>
    calendarFile({
      uid: 'b1@pakt',
      slot: { date: '2026-11-25', time: '14-16' },
      title: 'T',
      description: 'D',
      location: 'L',
      stamp,
      ...changes,
    });
  const sequenceOf = (file: string) => Number(/\r\nSEQUENCE:(\d+)\r\n/.exec(file)?.[1]);

  it('after it was moved takes the place of the one in the calendar: its number is higher, for as long as numbers of 32 bits last', () => {
    const numbers = ['2026-11-21T02:00:00Z', '2026-11-21T02:00:01Z', '2027-01-01T00:00:00Z', '2060-01-01T00:00:00Z'].map((stamp) =>
      sequenceOf(saved(stamp)),
    );
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    expect(new Set(numbers).size).toBe(4);
    expect(Math.max(...numbers)).toBeLessThan(2 ** 31);
    expect(Math.min(...numbers)).toBeGreaterThan(0);
  });

  it('holds no line of its own in what somebody wrote', () => {
    const file = saved('2026-11-21T02:00:00Z', { location: 'Flat 3\rBEGIN:VALARM\r\nX:\u0000\u0007\u2028Y', title: 'One\nTwo' });
    expect(file).toContain('LOCATION:Flat 3\\nBEGIN:VALARM\\nX:');
    expect(file).toContain('SUMMARY:One\\nTwo\r\n');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0000-\u001f]/);
    expect(file.split('\r\n').filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
  });
});

describe('the two parts', () => {
  const facts = { country: 'hk', timeslots: DAYS, districts: DISTRICTS_HK, answered: ['haveLift', 'parkingBay'] } as const;
  it('go on at the first that is not complete', () => {
    const booking = { ...BLANK_BOOK_COLLECTION, date: { date: '2026-11-25', time: '14-16' } };
    expect(firstOpenBookingStep(booking, facts)).toBe('where');
    expect(resumeBooking(2, booking, facts)).toBe('where');
    expect(resumeBooking(77, booking, facts)).toBe('where');
    const whole = { ...booking, address: HK, contact: { contactName: 'Wing', contactPhoneCode: '+852', contactPhone: '51234567' } };
    expect(firstOpenBookingStep({ ...whole, date: BLANK_BOOK_COLLECTION.date }, facts)).toBe('when');
    expect(resumeBooking(1, whole, facts)).toBe('where');
    expect(firstOpenBookingStep(whole, facts)).toBeNull();
    expect(resumeBooking(2, whole, facts)).toBe('when');
  });
});
