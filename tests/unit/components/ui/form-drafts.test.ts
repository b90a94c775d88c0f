import { beforeEach, expect, it } from 'vitest';
import { claimDrafts, removeDrafts } from '@/lib/browser/drafts';
import { matchingFields, removeFormDraft, saveFormDraft, readFormDraft } from '@/lib/browser/form-drafts';

beforeEach(() => window.localStorage.clear());

it('keeps field by field until they are forgotten', () => {
  saveFormDraft('profile', { firstName: 'Ada' });
  saveFormDraft('profile', { lastName: 'Lo' });
  expect(readFormDraft('profile')).toEqual({ firstName: 'Ada', lastName: 'Lo' });
  expect(readFormDraft('phone')).toEqual({});
  removeFormDraft('profile');
  expect(readFormDraft('profile')).toEqual({});
});

it('goes with a logout, and is nothing for another member', () => {
  claimDrafts('one');
  saveFormDraft('profile', { firstName: 'Ada' });
  claimDrafts('another');
  expect(readFormDraft('profile')).toEqual({});
  saveFormDraft('profile', { firstName: 'Mei' });
  removeDrafts();
  expect(readFormDraft('profile')).toEqual({});
});

it.each(['{', '7', 'null', '[]'])('reads %s as nothing', (stored) => {
  window.localStorage.setItem('draft:profile', stored);
  expect(readFormDraft('profile')).toEqual({});
});

it('fits what the form has, in its kinds: a text that is not there yet is null', () => {
  const form = { name: 'Coat', haveLift: true, season: ['cool'], formality: null as string | null };
  expect(matchingFields(form, { name: 'Sunday coat', haveLift: 'yes', season: [], formality: 'smart', price: 7 })).toEqual({
    name: 'Sunday coat',
    season: [],
    formality: 'smart',
  });
  expect(matchingFields(form, {})).toEqual({});
});
