import { describe, expect, it } from 'vitest';
import { contactUs } from '@/lib/contract/account';
import { contactRules } from '@/components/contact/contact-rules';
import { blankContact, contactBody, withPrefill, type ContactFields } from '@/lib/domain/contact/contact-fields';
import { problemsOf } from '@/tests/setup/form-problems';
import { callBackTimes, openingLines } from '@/lib/domain/contact/opening-hours';

const FIELDS: ContactFields = {
  ...blankContact('+852'),
  topic: 'order',
  name: 'Ada Lo',
  email: 'ada@example.com',
  message: 'Where is my coat?',
  consent: true,
};
const problems = (fields: Partial<ContactFields>) => problemsOf(contactRules, { ...FIELDS, ...fields });

describe('a message to the team', () => {
  it('is sent as the contract takes it, what was left empty left out', () => {
    expect(contactBody(FIELDS, 'hk')).toEqual({
      name: 'Ada Lo',
      email: 'ada@example.com',
      topic: 'order',
      message: 'Where is my coat?',
      country: 'hk',
      consent: true,
    });
    const full = contactBody(
      {
        ...FIELDS,
        email: ' ada@example.com ',
        contactPhone: ' 5123 4567 ',
        reference: 'O-HK-1',
        callBackFrom: '09:00',
        callBackTo: '11:00',
      },
      'sg',
    );
    expect(full).toMatchObject({
      email: 'ada@example.com',
      contactPhoneCode: '+852',
      contactPhone: '5123 4567',
      reference: 'O-HK-1',
      callBackTime: { from: '09:00', to: '11:00' },
      country: 'sg',
    });
    expect(contactUs.body.safeParse(full).success).toBe(true);
  });

  it('names a time to call back only when both ends are said, and no number or reference of spaces', () => {
    for (const half of [{ callBackFrom: '09:00' }, { callBackTo: '11:00' }]) {
      expect(contactBody({ ...FIELDS, ...half }, 'hk')).not.toHaveProperty('callBackTime');
    }
    const blank = contactBody({ ...FIELDS, contactPhone: '  ', reference: ' ' }, 'hk');
    for (const name of ['contactPhone', 'contactPhoneCode', 'reference']) expect(blank).not.toHaveProperty(name);
  });

  it('begins empty but for the country code, and without consent', () => {
    const { contactPhoneCode, consent, ...texts } = blankContact('+65');
    expect([contactPhoneCode, consent]).toEqual(['+65', false]);
    expect(Object.values(texts)).toEqual(Object.values(texts).map(() => ''));
    expect(Object.keys(texts).sort()).toEqual([
      'callBackFrom',
      'callBackTo',
      'contactPhone',
      'email',
      'message',
      'name',
      'reference',
      'topic',
    ]);
  });
});

describe('the check of a message', () => {
  it('finds nothing wrong with what can be sent', async () => {
    expect(await problems({})).toEqual([]);
    expect(await problems({ contactPhone: '5123 4567', callBackFrom: '09:00', callBackTo: '09:30' })).toEqual([]);
  });

  it.each<[string, Partial<ContactFields>, unknown]>([
    ['no name', { name: '' }, { path: 'name', code: 'required' }],
    ['a name of spaces', { name: '  ' }, { path: 'name', code: 'whitespace' }],
    ['a long name', { name: 'x'.repeat(121) }, { path: 'name', code: 'string.max', params: { max: 120 } }],
    ['no address', { email: '' }, { path: 'email', code: 'required' }],
    ['no such address', { email: 'ada@' }, { path: 'email', code: 'email' }],
    ['a short message', { message: 'Hello' }, { path: 'message', code: 'string.min', params: { min: 10 } }],
    ['a long message', { message: 'x'.repeat(2001) }, { path: 'message', code: 'string.max', params: { max: 2000 } }],
    ['no topic', { topic: '' }, { path: 'topic', code: 'required' }],
    ['no consent', { consent: false }, { path: 'consent', code: 'enum', params: { enum: 'true' } }],
    ['a number of another plan', { contactPhone: '1234' }, { path: 'contactPhone', code: 'phone' }],
    ['a number that is none', { contactPhone: 'call me' }, { path: 'contactPhone', code: 'phone' }],
    ['a number without a digit', { contactPhone: '----' }, { path: 'contactPhone', code: 'phone' }],
    ['half a time to call', { callBackFrom: '09:00' }, { path: 'callBackFrom', code: 'range' }],
    ['the other half', { callBackTo: '09:00' }, { path: 'callBackFrom', code: 'range' }],
    ['a time that ends as it begins', { callBackFrom: '09:00', callBackTo: '09:00' }, { path: 'callBackFrom', code: 'range' }],
    ['a time that ends before', { callBackFrom: '10:00', callBackTo: '09:00' }, { path: 'callBackFrom', code: 'range' }],
  ])('says what is wrong with %s, once', async (_name, fields, problem) => {
    expect(await problems(fields)).toEqual([problem]);
  });

  it('says all that is wrong, each field by itself', async () => {
    expect(await problems({ name: '', email: 'ada@', contactPhone: '1234', callBackFrom: '09:00' })).toEqual([
      { path: 'name', code: 'required' },
      { path: 'email', code: 'email' },
      { path: 'contactPhone', code: 'phone' },
      { path: 'callBackFrom', code: 'range' },
    ]);
  });

  it('takes the number of the country that was chosen', async () => {
    expect(await problems({ contactPhoneCode: '+65', contactPhone: '9123 4567' })).toEqual([]);
    expect(await problems({ contactPhoneCode: '+65', contactPhone: '5123 4567' })).toEqual([{ path: 'contactPhone', code: 'phone' }]);
  });
});

describe('what the address asks for', () => {
  it.each([
    ['', 'About my order', 'About my order'],
    ['  \n', 'About my order', 'About my order'],
    ['Hello', 'About my order', 'Hello\n\nAbout my order'],
    ['Hello. About my order, please', 'About my order', 'Hello. About my order, please'],
    ['Hello', '', 'Hello'],
    ['', '', ''],
  ])('joins %j with %j', (message, prefill, joined) => {
    expect(withPrefill(message, prefill)).toBe(joined);
  });
});

describe('opening hours', () => {
  const HOURS = [
    { days: [6, 1], from: '09:00', to: '18:00' },
    { days: [5, 2, 4, 3], from: '09:30', to: '20:00' },
  ];

  it('name days that follow each other by the first and the last', () => {
    expect(openingLines(HOURS, 'en-HK')).toEqual([
      { days: 'Mon, Sat', time: '09:00–18:00' },
      { days: 'Tue–Fri', time: '09:30–20:00' },
    ]);
    expect(openingLines([{ days: [1, 2, 4, 5, 7], from: '10:00', to: '12:00' }], 'en-SG').map(({ days }) => days)).toEqual([
      'Mon–Tue, Thu–Fri, Sun',
    ]);
  });

  it('are listed as Chinese lists things', () => {
    const [line] = openingLines(HOURS, 'zh-Hant-HK');
    expect(line?.days.split('、')).toHaveLength(2);
    expect(line?.days).not.toContain(',');
  });

  it('offer a call each half hour from the earliest opening to the latest closing', () => {
    const times = callBackTimes(HOURS);
    expect([times[0], times[1], times[2], times.at(-2), times.at(-1)]).toEqual(['09:00', '09:30', '10:00', '19:30', '20:00']);
    expect(times).toHaveLength(23);
    expect(callBackTimes([{ days: [1], from: '09:30', to: '10:00' }])).toEqual(['09:30', '10:00']);
  });
});
