import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, it } from 'vitest';
import { withContactsRead } from '@/backend/api/http/call-routes';
import { checkPhone } from '@/lib/domain/booking/check-contact';
import { PHONE_CODES } from '@/lib/domain/shared/phone-codes';
import { internationalNumber, isPhoneNumber, readPhone } from '@/lib/domain/shared/phone-number';
import SPELLINGS from './phone-spellings.json';
import { readRows } from '@/tests/setup/read-rows';

const ROWS = readRows<{
  abroad: [contactPhone: string, contactPhoneCode: string, national: string][];
  national: [contactPhone: string, written: string][];
}>(import.meta.url, 'phone-number.rows.json');

describe('a phone number with the code of its country', () => {
  it.each(SPELLINGS)('%j sets the list and keeps the national part', (contactPhone) => {
    for (const contactPhoneCode of ['+65', '+852', '+1']) {
      expect(readPhone({ contactPhoneCode, contactPhone })).toEqual({ contactPhoneCode: '+852', contactPhone: '5123 4567' });
      expect(internationalNumber(contactPhoneCode, contactPhone)).toBe('+85251234567');
    }
  });

  it.each(ROWS.abroad)('of other countries, too: %j', (contactPhone, contactPhoneCode, national) => {
    expect(readPhone({ contactPhoneCode: '+852', contactPhone })).toEqual({ contactPhoneCode, contactPhone: national });
  });

  it.each(['+65', '+852', '+853', ''])('without any sign, where the list says %j', (contactPhoneCode) => {
    expect(readPhone({ contactPhoneCode, contactPhone: '85251234567' })).toEqual({ contactPhoneCode: '+852', contactPhone: '5123 4567' });
  });

  it.each(ROWS.national)('a national one keeps its list: %j', (contactPhone, written) => {
    expect(readPhone({ contactPhoneCode: '+852', contactPhone })).toEqual({ contactPhoneCode: '+852', contactPhone: written });
  });

  it.each(['852', '+852', '００８５２', '+ 852', '(852)', '\u200e+852'])('a code is read, too: %j', (contactPhoneCode) => {
    expect(readPhone({ contactPhoneCode, contactPhone: '5123 4567' }).contactPhoneCode).toBe('+852');
  });

  it('leaves what nobody can have typed alone', () => {
    const contactPhone = '+852 '.repeat(50_000);
    expect(readPhone({ contactPhoneCode: '+852', contactPhone })).toEqual({ contactPhoneCode: '+852', contactPhone });
  });
});

describe('a number with one digit too many', () => {
  const moved = (contactPhoneCode: string, contactPhone: string) => readPhone({ contactPhoneCode, contactPhone }).contactPhoneCode;

  it.each(readRows<[contactPhoneCode: string, contactPhone: string][]>(import.meta.url, 'phone-number.refused.json'))(
    '%s %s stays as it is, and is refused',
    (contactPhoneCode, contactPhone) => {
      expect(readPhone({ contactPhoneCode, contactPhone })).toEqual({ contactPhoneCode, contactPhone });
      expect(checkPhone({ contactPhoneCode, contactPhone })).toEqual([{ path: 'contactPhone', code: 'phone' }]);
      expect(withContactsRead({ contactPhoneCode, contactPhone })).toEqual({ contactPhoneCode, contactPhone });
    },
  );

  it.each(PHONE_CODES)('of %s is of no other country, whichever digit it is and wherever it stands', (code, region) => {
    const example = examples[region];
    for (let at = 0; at <= example.length; at += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const typed = `${example.slice(0, at)}${digit}${example.slice(at)}`;
        // Longer numbers are valid in a few countries, and so is one after a zero.
        expect(moved(code, typed), typed).toBe(code);
        if (!isPhoneNumber({ contactPhoneCode: code, contactPhone: typed })) {
          expect(checkPhone({ contactPhoneCode: code, contactPhone: typed })).toEqual([{ path: 'contactPhone', code: 'phone' }]);
        }
      }
    }
  });

  it('never becomes one of another country, of Hong Kong or of Singapore', () => {
    const nine = fc.stringMatching(/^[35689]\d{8}$/);
    fc.assert(
      fc.property(fc.constantFrom('+852', '+65'), nine, (code, typed) => moved(code, typed) === code),
      { numRuns: 2_000 },
    );
  });

  it('and the code of a country is no number either', () => {
    const contactPhone = '+852 5123 45678';
    expect(readPhone({ contactPhoneCode: '+65', contactPhone })).toEqual({ contactPhoneCode: '+65', contactPhone });
    expect(checkPhone({ contactPhoneCode: '+65', contactPhone })).toHaveLength(1);
  });
});

it.each(['5123 4567 ext 3', '+852 5123 4567;ext=12', '5123 4567 x3', '5123 4567 #3', '5123 4567 內線 3', '+86 20 1234 567 ext 8'])(
  'an extension, which no field keeps, is refused with the number as it was typed: %s',
  (contactPhone) => {
    expect(readPhone({ contactPhoneCode: '+852', contactPhone })).toEqual({ contactPhoneCode: '+852', contactPhone });
    expect(checkPhone({ contactPhoneCode: '+852', contactPhone })).toEqual([{ path: 'contactPhone', code: 'phone' }]);
  },
);

it('numbers are read in lists too', () => {
  const typed = { contactPhoneCode: '+65', contactPhone: '+852 51234567' };
  const read = { contactPhoneCode: '+852', contactPhone: '5123 4567' };
  expect(withContactsRead({ contacts: [typed, { contact: typed }] })).toEqual({ contacts: [read, { contact: read }] });
  expect(withContactsRead([typed, null, 'text'])).toEqual([read, null, 'text']);
});
