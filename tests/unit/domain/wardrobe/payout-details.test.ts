import { describe, expect, it } from 'vitest';
import { checkPayout, endingOf, plainAccount, type PayoutDetails } from '@/lib/domain/wardrobe/payout-details';
import accounts from './payout-accounts.json';
import { readRows } from '@/tests/setup/read-rows';

const BANK = {
  hk: { method: 'bank', holder: 'Mei Ling Chan', bankCode: '004', account: '123456789' },
  sg: { method: 'bank', holder: 'Wei Ling Tan', bankCode: '7171', account: '1234567' },
} as const satisfies Record<string, PayoutDetails>;
const FAST = { method: 'fast', holder: 'Mei Ling Chan', bankCode: '', account: '91234567' } as const satisfies PayoutDetails;
const REGIONS = ['hk', 'sg'] as const;

describe.each(REGIONS)('where the money of a sale goes, in %s', (region) => {
  it('is taken as it should be', () => {
    expect(checkPayout(BANK[region], region)).toEqual([]);
    expect(checkPayout(FAST, region)).toEqual([]);
  });

  it('asks for nothing when it stays with us', () => {
    expect(checkPayout({ method: 'credit', holder: '', bankCode: '', account: '' }, region)).toEqual([]);
    expect(checkPayout({ method: 'credit', holder: 'x'.repeat(200), bankCode: 'x', account: 'x' }, region)).toEqual([]);
  });

  it('asks for the parts of its method, in the order of the form', () => {
    const nothing = { holder: '', bankCode: '', account: '' };
    expect(checkPayout({ method: 'bank', ...nothing }, region)).toEqual([
      { path: 'holder', code: 'required' },
      { path: 'bankCode', code: 'required' },
      { path: 'account', code: 'required' },
    ]);
    expect(checkPayout({ method: 'fast', ...nothing }, region)).toEqual([
      { path: 'holder', code: 'required' },
      { path: 'account', code: 'required' },
    ]);
    expect(checkPayout({ method: 'fast', holder: ' ', bankCode: 'wrong', account: ' -() ' }, region)).toEqual([
      { path: 'holder', code: 'required' },
      { path: 'account', code: 'required' },
    ]);
    expect(checkPayout({ method: 'bank', holder: ' ', bankCode: ' ', account: ' - ' }, region)).toEqual([
      { path: 'holder', code: 'required' },
      { path: 'bankCode', code: 'required' },
      { path: 'account', code: 'required' },
    ]);
    expect(checkPayout({ method: 'bank', holder: 'Mei', bankCode: 'x', account: 'y' }, region)).toEqual([
      { path: 'bankCode', code: 'pattern' },
      { path: 'account', code: 'pattern' },
    ]);
  });

  it.each([
    ['one letter', 'M', []],
    ['as long as may be', 'x'.repeat(120), []],
    ['as long as may be, blanks around not counted', ` ${'x'.repeat(120)} `, []],
    ['one letter too long', 'x'.repeat(121), [{ path: 'holder', code: 'string.max', params: { max: 120 } }]],
  ])('belongs to somebody with a name: %s', (_name, holder, errors) => {
    expect(checkPayout({ ...BANK[region], holder }, region)).toEqual(errors);
    expect(checkPayout({ ...FAST, holder }, region)).toEqual(errors);
  });
});

/** What is typed, and whether the region's banks would know it. */
type Judged = Record<(typeof REGIONS)[number], [typed: string, isOne: boolean][]>;
const { BANK_CODES, ACCOUNTS, NUMBERS } = accounts as unknown as Record<'BANK_CODES' | 'ACCOUNTS' | 'NUMBERS', Judged>;

describe.each(REGIONS)('an account in %s', (region) => {
  it.each(BANK_CODES[region])('is of the bank %j: %s', (bankCode, isOne) => {
    expect(checkPayout({ ...BANK[region], bankCode }, region)).toEqual(isOne ? [] : [{ path: 'bankCode', code: 'pattern' }]);
  });

  it.each(ACCOUNTS[region])('has the number %j: %s', (account, isOne) => {
    expect(checkPayout({ ...BANK[region], account }, region)).toEqual(isOne ? [] : [{ path: 'account', code: 'pattern' }]);
  });

  it.each(NUMBERS[region])('is found by the telephone or identifier %j: %s', (account, isOne) => {
    expect(checkPayout({ ...FAST, account }, region)).toEqual(isOne ? [] : [{ path: 'account', code: 'pattern' }]);
  });
});

describe('an account that is kept', () => {
  it.each(readRows<[typed: string, plain: string][]>(import.meta.url, 'payout-details.accounts.json'))('of %j is %j', (typed, plain) => {
    expect(plainAccount(typed)).toBe(plain);
  });

  it.each([
    ['bank', '123456789012', '9012'],
    ['bank', '1234567', '4567'],
    ['fast', '+85291234567', '567'],
    ['fast', '1234567', '567'],
    ['credit', '', ''],
    ['credit', '123456789012', ''],
  ] as const)('shows of a %s account %j its end %j', (method, account, ending) => {
    expect(endingOf({ method, account })).toBe(ending);
  });
});
