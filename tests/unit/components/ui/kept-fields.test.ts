import { beforeEach, expect, it } from 'vitest';
import { claimDrafts, removeDrafts } from '@/lib/browser/drafts';
import { fittingFields, forgetKept, keepFields, readKept } from '@/lib/browser/kept-fields';

beforeEach(() => window.localStorage.clear());

it('keeps field by field until they are forgotten', () => {
  keepFields('profile', { firstName: 'Ada' });
  keepFields('profile', { lastName: 'Lo' });
  expect(readKept('profile')).toEqual({ firstName: 'Ada', lastName: 'Lo' });
  expect(readKept('phone')).toEqual({});
  forgetKept('profile');
  expect(readKept('profile')).toEqual({});
});

it('goes with a logout, and is nothing for another member', () => {
  claimDrafts('one');
  keepFields('profile', { firstName: 'Ada' });
  claimDrafts('another');
  expect(readKept('profile')).toEqual({});
  keepFields('profile', { firstName: 'Mei' });
  removeDrafts();
  expect(readKept('profile')).toEqual({});
});

it.each(['{', '7', 'null', '[]'])('reads %s as nothing', (stored) => {
  window.localStorage.setItem('draft:profile', stored);
  expect(readKept('profile')).toEqual({});
});

it('fits what the form has, in its kinds: a text that is not there yet is null', () => {
  const form = { name: 'Coat', haveLift: true, season: ['cool'], formality: null as string | null };
  expect(fittingFields(form, { name: 'Sunday coat', haveLift: 'yes', season: [], formality: 'smart', price: 7 })).toEqual({
    name: 'Sunday coat',
    season: [],
    formality: 'smart',
  });
  expect(fittingFields(form, {})).toEqual({});
});
