import { countryOfCurrency } from '@/lib/config/regions';
import { describe, expect, it } from 'vitest';
import { checkContact } from '@/lib/domain/booking/check-contact';
import { freePlaces } from '@/lib/domain/booking/slots';
import { contactLine, groupedPhone } from '@/lib/domain/shared/phone-codes';
import { readRows } from '@/tests/setup/read-rows';

describe('a phone number as it is shown', () => {
  it.each(
    readRows<[name: string, contactPhoneCode: string, contactPhone: string, shown: string][]>(
      import.meta.url,
      'contact-and-country.phones.json',
    ),
  )('%s', (_name, contactPhoneCode, contactPhone, shown) => {
    expect(groupedPhone({ contactPhoneCode, contactPhone })).toBe(shown);
  });
  it.each([
    ['zh', '+852', '51234567', '陳穎，+852\u00a05123\u00a04567'],
    ['en', '+852', '51234567', '陳穎, +852\u00a05123\u00a04567'],
    ['en', '', '51234567', '陳穎, 51234567'],
    ['en', '+852', '', '陳穎'],
  ] as const)('stands behind its name with the comma of the script, and is not broken: %s %s %s', (locale, code, number, line) => {
    expect(contactLine(locale, { contactName: '陳穎', contactPhoneCode: code, contactPhone: number })).toBe(line);
  });
});

describe('a number that holds no digit', () => {
  it.each(['----', '()()', '(- -)'])('is none: %j', (contactPhone) => {
    expect(checkContact({ contactName: 'Wing', contactPhoneCode: '+852', contactPhone })).toEqual([
      { path: 'contactPhone', code: 'phone' },
    ]);
  });
});

describe('the places that are free for more pieces', () => {
  it.each([
    ['in one plan', [{ plan: 'x', free: 3 }], 3],
    [
      'in two, together',
      [
        { plan: 'x', free: 3 },
        { plan: 'lite', free: 4 },
      ],
      7,
    ],
    ['in none', [], 0],
    ['where all are taken', [{ plan: 'x', free: 0 }], 0],
  ] as const)('%s', (_name, places, count) => {
    expect(freePlaces({ kind: 'more', places: [...places] })).toBe(count);
  });
});

describe('the country of an account', () => {
  it('is the one that its money belongs to', () => {
    expect([countryOfCurrency('HKD'), countryOfCurrency('SGD')]).toEqual(['hk', 'sg']);
  });
});
