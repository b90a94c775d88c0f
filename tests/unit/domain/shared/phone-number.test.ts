import { describe, expect, it } from 'vitest';
import { internationalNumber, readPhone } from '@/lib/domain/shared/phone-number';

const SPELLINGS = [
  '+852 5123 4567',
  '+85251234567',
  '852-5123 4567',
  '852 5123 4567',
  '0085251234567',
  '00 852 5123 4567',
  '(852) 5123 4567',
  '(+852) 5123 4567',
  '[+852] 5123-4567',
  '+852(0)5123 4567',
  '+852 (0) 5123 4567',
  '＋８５２　５１２３　４５６７',
  '+٨٥٢ ٥١٢٣ ٤٥٦٧',
  '+۸۵۲ ۵۱۲۳ ۴۵۶۷',
  '\u202a+852 5123 4567\u202c',
  '\u200e\u2068+852 5123 4567\u2069',
  '+852\u00a05123\u202f4567',
  'tel:+852-5123-4567',
  'Tel: +852 5123 4567',
  '+852.5123.4567',
  '+852–5123—4567',
  '+852/5123/4567',
];

describe('a phone number with the code of its country', () => {
  it.each(SPELLINGS)('%j sets the list and keeps the national part', (contactPhone) => {
    for (const contactPhoneCode of ['+65', '+852', '+1']) {
      expect(readPhone({ contactPhoneCode, contactPhone })).toEqual({ contactPhoneCode: '+852', contactPhone: '5123 4567' });
      expect(internationalNumber(contactPhoneCode, contactPhone)).toBe('+85251234567');
    }
  });

  it.each([
    ['+44 (0)20 7946 0958', '+44', '20 7946 0958'],
    ['0044 20 7946 0958', '+44', '20 7946 0958'],
    ['+39 06 6982', '+39', '06 6982'],
    ['+1 (876) 555-0123', '+1', '876 555 0123'],
    ['65 8123 4567', '+65', '8123 4567'],
  ])('of other countries, too: %j', (contactPhone, contactPhoneCode, national) => {
    expect(readPhone({ contactPhoneCode: '+852', contactPhone })).toEqual({ contactPhoneCode, contactPhone: national });
  });

  it.each([
    ['5123 4567', '5123 4567'],
    ['51234567', '51234567'],
    ['５１２３　４５６７', '5123 4567'],
    ['٥١٢٣ ٤٥٦٧', '5123 4567'],
    ['5123.4567', '5123 4567'],
    ['\u200e5123 4567', '5123 4567'],
    ['no number', 'no number'],
    ['+852 1', '+852 1'],
    ['', ''],
  ])('a national one keeps its list: %j', (contactPhone, written) => {
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
