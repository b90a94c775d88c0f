import { describe, expect, it } from 'vitest';
import type { District } from '@/lib/contract/pricing';
import {
  ACCESS_QUESTIONS,
  addressForCountry,
  addressLine,
  addressValues,
  answeredBy,
  cleanZipCode,
} from '@/lib/domain/booking/address-fields';
import { bookingStepNumber, bookingStepOf } from '@/components/booking/model/booking-step-names';
import { firstOpenBookingStep, isBookingStepComplete } from '@/components/booking/model/booking-steps';
import { checkAddress } from '@/lib/domain/booking/check-address';
import { placeRules } from '@/components/booking/visit-rules';
import { problemsOf } from '@/tests/setup/form-problems';
import { checkContact } from '@/lib/domain/booking/check-contact';
import { settlePhoneCode } from '@/lib/domain/shared/phone-codes';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { readRows } from '@/tests/setup/read-rows';

const BLANK = BLANK_BOOK_COLLECTION.address;
const DISTRICTS: District[] = [
  { id: 'near', name: 'Near', served: true, outlying: false, sectors: ['23'] },
  { id: 'closed', name: 'Closed', served: false, outlying: false, sectors: ['24'] },
];
const WITHOUT_SECTORS = DISTRICTS.map(({ sectors: _unused, ...district }) => district);
const HK = { ...BLANK, addressOne: '1 Castle Road', district: 'near' };
const SG = { ...HK, zipCode: '238801' };

describe('each field of an address', () => {
  it.each<[string, Partial<typeof HK>, unknown[]]>([
    ['nothing wrong', {}, []],
    ['a street of spaces', { addressOne: '  ' }, [{ path: 'addressOne', code: 'whitespace' }]],
    ['a long street', { addressOne: 'x'.repeat(201) }, [{ path: 'addressOne', code: 'string.max', params: { max: 200 } }]],
    ['a street of the whole length', { addressOne: 'x'.repeat(200) }, []],
    ['a long flat', { flat: 'x'.repeat(61) }, [{ path: 'flat', code: 'string.max', params: { max: 60 } }]],
    ['spaces around what fits', { flat: ` ${'x'.repeat(60)} ` }, []],
    ['an unserved district', { district: 'closed' }, [{ path: 'district', code: 'district.unserved' }]],
    ['a district that we do not know', { district: 'new' }, []],
    ['a district of spaces', { district: ' ' }, [{ path: 'district', code: 'whitespace' }]],
    ['a gate that is not said', { manyEntranceGate: true, entranceGate: ' ' }, [{ path: 'entranceGate', code: 'gate' }]],
    ['a gate that is said', { manyEntranceGate: true, entranceGate: 'North' }, []],
    ['a long gate', { entranceGate: 'x'.repeat(121) }, [{ path: 'entranceGate', code: 'string.max', params: { max: 120 } }]],
    ['a postal code, which Hong Kong has not', { zipCode: 'nonsense' }, []],
  ])('in Hong Kong: %s', (_name, fields, problems) => {
    expect(checkAddress({ ...HK, ...fields }, 'hk', DISTRICTS)).toEqual(problems);
  });

  it.each(readRows<[string, string, unknown[]][]>(import.meta.url, 'booking-parts.postal-codes.json'))(
    'in Singapore a postal code: %s',
    (_name, zipCode, problems) => {
      expect(checkAddress({ ...SG, zipCode }, 'sg', DISTRICTS)).toEqual(problems);
    },
  );

  it('is not complete until both questions about access are answered, because a fee follows from each', () => {
    expect(checkAddress(HK, 'hk', DISTRICTS, [])).toEqual([
      { path: 'haveLift', code: 'unanswered' },
      { path: 'parkingBay', code: 'unanswered' },
    ]);
    expect(checkAddress(HK, 'hk', DISTRICTS, ['haveLift', 'parkingBay'])).toEqual([]);
    expect(answeredBy({ parkingBay: false }, ['haveLift'])).toEqual(['haveLift', 'parkingBay']);
    expect(answeredBy({ flat: '1' }, ['haveLift'])).toEqual(['haveLift']);
  });

  it('of Singapore names any district while the provider says nothing of sectors', () => {
    expect(checkAddress({ ...SG, zipCode: '998801' }, 'sg', WITHOUT_SECTORS)).toEqual([]);
    expect(checkAddress({ ...SG, zipCode: '99880' }, 'sg', WITHOUT_SECTORS)).toEqual([{ path: 'zipCode', code: 'zip' }]);
  });
});

describe('an address', () => {
  const full = {
    ...BLANK,
    flat: ' 3A ',
    building: 'Court',
    addressOne: ' 1 Road ',
    addressTwo: 'Estate',
    district: 'near',
    zipCode: ' 238801 ',
    manyEntranceGate: true,
    entranceGate: ' North ',
    haveLift: true,
  };

  it('goes out without spaces around, and answers only what its country asks', () => {
    expect(addressForCountry(full, 'sg')).toEqual({ ...full, flat: '3A', addressOne: '1 Road', zipCode: '238801', entranceGate: 'North' });
    expect(addressForCountry({ ...full, manyEntranceGate: false }, 'hk')).toMatchObject({ zipCode: '', entranceGate: '', haveLift: true });
  });

  it('is one line in the order of its country', () => {
    expect(addressLine(full, 'hk', 'Eastern')).toBe('3A, Court, 1 Road, Estate, Eastern');
    expect(addressLine(full, 'sg', 'Orchard')).toBe('1 Road, 3A, Court, Estate, 238801');
    expect(addressLine({ ...full, building: '  ', addressTwo: '' }, 'hk', '')).toBe('3A, 1 Road');
  });

  it('that is written in Chinese begins with its largest part', () => {
    const inChinese = { ...full, flat: '12樓A室', building: '金碧大廈', addressOne: '羅便臣道8號', addressTwo: '' };
    expect(addressLine(inChinese, 'hk', '中西區')).toBe('中西區羅便臣道8號金碧大廈12樓A室');
    expect(addressLine({ ...inChinese, flat: '12A', building: 'Sample Court' }, 'hk', 'Central')).toBe(
      'Central羅便臣道8號Sample Court 12A',
    );
    // Singapore's official addresses are in Latin letters, whoever reads them.
    expect(addressLine(full, 'sg', '乌节')).toBe('1 Road, 3A, Court, Estate, 238801');
  });

  it('has a postal code of the first six digits that were typed', () => {
    const codes = ['S(238801)', '23880199', 'abc', '9 Orchard Road #02-11 Singapore 238801'].map(cleanZipCode);
    expect(codes).toEqual(['238801', '238801', '', '238801']);
  });
});

describe('a contact and a note', () => {
  const contact = { contactName: 'Wing', contactPhoneCode: '+852', contactPhone: '5123 4567' };
  it.each<[string, Partial<typeof contact>, unknown[]]>([
    ['sound', {}, []],
    ['with brackets and dashes', { contactPhone: '(5123)-4567' }, []],
    ['with spaces around', { contactName: ' Wing ', contactPhone: ' 51234567 ' }, []],
    ['without a name', { contactName: '' }, [{ path: 'contactName', code: 'required' }]],
    ['with a name of the whole length', { contactName: 'x'.repeat(120) }, []],
    ['with a longer name', { contactName: 'x'.repeat(121) }, [{ path: 'contactName', code: 'string.max', params: { max: 120 } }]],
    ['with a number of spaces', { contactPhone: '  ' }, [{ path: 'contactPhone', code: 'required' }]],
    ['with letters in the number', { contactPhone: '5123 4567 ext' }, [{ path: 'contactPhone', code: 'phone' }]],
    // Good by the plan of the world, and more than the contract takes.
    ['with a number in a long coat', { contactPhone: '5 1 2 3 - 4 5 6 - 7 -' }, [{ path: 'contactPhone', code: 'phone' }]],
    ['with a number of no plan', { contactPhone: '999' }, [{ path: 'contactPhone', code: 'phone' }]],
  ])('%s', (_name, fields, problems) => {
    expect(checkContact({ ...contact, ...fields })).toEqual(problems);
  });

  it('takes a note of five hundred characters, and finds all that is wrong at once', async () => {
    const { address } = BLANK_BOOK_COLLECTION;
    const known = { ...address, addressOne: '1 Queen’s Road East', district: 'wan-chai' };
    const note = ` ${'x'.repeat(500)} `;
    const place = { ...addressValues(known, ACCESS_QUESTIONS), ...contact, specialNote: note, consignmentNote: note };
    expect(await problemsOf(placeRules('hk', []), place)).toEqual([]);
    const none = {
      ...addressValues(address, []),
      contactName: ' ',
      contactPhoneCode: '+852',
      contactPhone: '',
      specialNote: 'x'.repeat(501),
      consignmentNote: 'x'.repeat(501),
    };
    expect((await problemsOf(placeRules('hk', []), none)).map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'addressOne required',
      'consignmentNote string.max',
      'contactName whitespace',
      'contactPhone required',
      'district required',
      'haveLift unanswered',
      'parkingBay unanswered',
      'specialNote string.max',
    ]);
  });

  it('leaves the code of a number that stands, and one that was chosen', () => {
    const blank = { contactName: '', contactPhoneCode: '+852', contactPhone: ' ' };
    expect(settlePhoneCode(blank, 'sg', false)).toEqual({ ...blank, contactPhoneCode: '+65' });
    expect(settlePhoneCode(blank, 'hk', false)).toBe(blank);
    const chosen = { ...blank, contactPhoneCode: '+44' };
    expect(settlePhoneCode(chosen, 'sg', false)).toBe(chosen);
  });
});

describe('the parts of a booking', () => {
  const booking = {
    ...BLANK_BOOK_COLLECTION,
    date: { date: '2026-11-24', time: '09-11' },
    address: HK,
    contact: { contactName: 'Wing', contactPhoneCode: '+852', contactPhone: '5' },
  };
  const slots = [
    { id: '09-11', left: 2 },
    { id: '14-16', left: 0 },
  ];
  const facts = {
    country: 'hk',
    timeslots: [{ date: '2026-11-24', closed: null, slots }],
    districts: DISTRICTS,
    answered: ['haveLift', 'parkingBay'],
  } as const;

  it('are counted from one, and a number that is none is the first', () => {
    expect((['where', 'when'] as const).map(bookingStepNumber)).toEqual([1, 2]);
    expect([1, 2, 0, 3, -1, 1.5].map(bookingStepOf)).toEqual(['where', 'when', 'where', 'where', 'where', 'where']);
  });

  it('are complete one by one', () => {
    expect(firstOpenBookingStep(booking, facts)).toBeNull();
    expect(firstOpenBookingStep({ ...booking, contact: { ...booking.contact, contactName: ' ' } }, facts)).toBe('where');
    expect(firstOpenBookingStep({ ...booking, contact: { ...booking.contact, contactPhone: ' ' } }, facts)).toBe('where');
    expect(firstOpenBookingStep({ ...booking, note: { ...booking.note, specialNote: 'x'.repeat(501) } }, facts)).toBe('where');
    expect(firstOpenBookingStep(booking, { ...facts, answered: ['haveLift'] })).toBe('where');
    const full = { ...booking, date: { date: '2026-11-24', time: '14-16' } };
    expect(isBookingStepComplete('when', full, facts)).toBe(false);
    expect(isBookingStepComplete('when', full, { ...facts, heldSlot: full.date })).toBe(true);
  });
});
