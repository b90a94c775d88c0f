import { describe, expect, it } from 'vitest';
import type { District } from '@/lib/contract/pricing';
import { addressLine } from '@/lib/domain/booking/address-fields';
import { checkAddress } from '@/lib/domain/booking/check-address';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';

const BLANK = BLANK_BOOK_COLLECTION.address;
const district = (id: string, sectors?: string[]): District => ({
  id,
  name: id,
  served: true,
  outlying: false,
  ...(sectors ? { sectors } : {}),
});
const SG = { ...BLANK, addressOne: '9 Orchard Road', district: 'd09' };

describe('the line of an address in Chinese', () => {
  it('parts what does not begin or end with a Chinese character by a space', () => {
    const address = { ...BLANK, flat: '12樓A室', building: 'Sample Court', addressOne: '羅便臣道8號' };
    expect(addressLine(address, 'hk', '中西區')).toBe('中西區羅便臣道8號Sample Court 12樓A室');
  });

  it('is in the order of Singapore there, whatever the street is written in', () => {
    expect(addressLine({ ...BLANK, flat: '#03-01', addressOne: '乌节路9号', zipCode: '238801' }, 'sg', '乌节')).toBe(
      '乌节路9号，#03-01，238801',
    );
  });
});

describe('a postal code of Singapore', () => {
  const problems = (zipCode: string, districts: District[]) => checkAddress({ ...SG, zipCode }, 'sg', districts);

  it.each([
    ['of six digits', '998801', []],
    ['with more before them', '9998801', [{ path: 'zipCode', code: 'zip' }]],
    ['with more after them', '998801x', [{ path: 'zipCode', code: 'zip' }]],
    ['with a letter before them', 'S998801', [{ path: 'zipCode', code: 'zip' }]],
  ])('is one %s, where the provider says nothing of sectors', (_name, zipCode, expected) =>
    expect(problems(zipCode, [district('d09')])).toEqual(expected),
  );

  it('of no sector is none as soon as one district says which are its own', () => {
    const districts = [district('d09', ['23']), district('d10')];
    expect(problems('238801', districts)).toEqual([]);
    expect(problems('998801', districts)).toEqual([{ path: 'zipCode', code: 'zip' }]);
  });

  it('is not asked for in Hong Kong', () => {
    expect(checkAddress({ ...BLANK, addressOne: '1 Castle Road', district: 'near' }, 'hk', [district('near')])).toEqual([]);
  });
});
