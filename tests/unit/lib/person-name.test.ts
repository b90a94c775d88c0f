import { expect, it } from 'vitest';
import { firstContact } from '@/backend/api/identity/create-account';
import { personName } from '@/lib/text/names';

it.each([
  [{ firstName: 'Wing', lastName: 'Chan' }, 'Wing Chan'],
  [{ firstName: '詠儀', lastName: '陳' }, '陳詠儀'],
  [{ firstName: ' 修 ', lastName: '歐陽 ' }, '歐陽修'],
  [{ firstName: 'Mei 美', lastName: '林' }, 'Mei 美 林'],
  [{ firstName: 'Mei', lastName: '' }, 'Mei'],
  [{}, ''],
])('a person, %o, is called %s', (names, called) => {
  expect(personName(names)).toBe(called);
});

it('is called so by the crew too, whom a new member has not told another name', () => {
  const contact = firstContact({ id: 'u-1', firstName: '詠儀', lastName: '陳' }, { code: '+852', number: '51234567' });
  expect(contact.contactName).toBe('陳詠儀');
});
