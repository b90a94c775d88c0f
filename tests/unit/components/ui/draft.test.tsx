import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDraft } from '@/components/ui/forms/use-draft';
import { claimDrafts, removeDrafts } from '@/lib/browser/drafts';
import { fieldsDraft, matchingFields, type DraftDefinition } from '@/lib/browser/draft-store';

interface Note {
  text: string;
  isUrgent: boolean;
}

const NOTE: DraftDefinition<Note> = {
  read: ({ text, isUrgent }) => ({ text: typeof text === 'string' ? text : '', isUrgent: isUrgent === true }),
  write: (note) => (note.text === '' ? null : note),
};
const SECOND: DraftDefinition<Note> = { ...NOTE, version: 2, migrate: ({ words }) => ({ text: words }) };
const KEY = 'draft:note';
const open = (name: string | null = 'note') => renderHook((given: string | null) => useDraft(given, NOTE), { initialProps: name });
const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as unknown;
const keep = (state: object, version = 1) => window.localStorage.setItem(KEY, JSON.stringify({ state, version }));

it('is read as it was left, and stored at every change', () => {
  keep({ text: 'half', isUrgent: true });
  const { result } = open();
  expect(result.current.draft).toEqual({ text: 'half', isUrgent: true });
  act(() => result.current.change({ text: 'whole' }));
  act(() => result.current.change(({ text }) => ({ text: `${text}!` })));
  expect(result.current.draft).toEqual({ text: 'whole!', isUrgent: true });
  expect(stored()).toEqual({ state: { text: 'whole!', isUrgent: true }, version: 1 });
});

it('takes over a draft of an earlier version, also one without a version, in the form of today', () => {
  window.localStorage.setItem(KEY, JSON.stringify({ text: 'bare', isUrgent: true }));
  expect(open().result.current.draft).toEqual({ text: 'bare', isUrgent: true });
  expect(stored()).toEqual({ state: { text: 'bare', isUrgent: true }, version: 1 });

  keep({ words: 'of before' });
  const { result } = renderHook(() => useDraft('note', SECOND));
  expect(result.current.draft.text).toBe('of before');
  expect(stored()).toMatchObject({ state: { text: 'of before' }, version: 2 });
});

it.each(['', 'half a {', '[]', '3', 'null', '{"text":4}'])('begins anew where %j is stored', (text) => {
  window.localStorage.setItem(KEY, text);
  expect(open().result.current.draft).toEqual({ text: '', isUrgent: false });
});

it('stores nothing before a change, nor what is worth nothing', () => {
  const { result } = open();
  expect(stored()).toBeNull();
  act(() => result.current.change({ text: 'x' }));
  act(() => result.current.change({ text: '' }));
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

it('is forgotten on the screen and in the browser', () => {
  const { result } = open();
  act(() => result.current.change({ text: 'x', isUrgent: true }));
  act(() => result.current.forget());
  expect(result.current.draft).toEqual({ text: '', isUrgent: false });
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

it('takes over what another tab has stored', () => {
  const { result } = open();
  keep({ text: 'of the other tab' });
  act(() => result.current.store.reread());
  expect(result.current.draft.text).toBe('of the other tab');
});

it('is that of whoever is here, and of nobody where nobody is known', () => {
  const { result, rerender } = open();
  act(() => result.current.change({ text: 'x' }));
  rerender('other');
  expect(result.current.draft.text).toBe('');
  rerender(null);
  act(() => result.current.change({ text: 'y' }));
  expect(result.current.draft.text).toBe('y');
  expect(window.localStorage).toHaveLength(1);
  rerender('note');
  expect(result.current.draft.text).toBe('x');
});

it('is gone once another member has signed in', () => {
  claimDrafts('mei');
  const { result } = open();
  act(() => result.current.change({ text: 'x' }));
  claimDrafts('wing');
  expect(open().result.current.draft.text).toBe('');
});

it('is there without storage, for as long as the page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { result } = open();
  act(() => result.current.change({ text: 'x' }));
  expect(result.current.draft.text).toBe('x');
  vi.restoreAllMocks();
});

it('keeps the fields of a form one by one, also of two tabs, until they are forgotten or somebody else comes', () => {
  claimDrafts('one');
  fieldsDraft('profile').setState({ firstName: 'Ada' });
  fieldsDraft('profile').setState({ lastName: 'Lo' });
  expect(fieldsDraft('profile').getState()).toEqual({ firstName: 'Ada', lastName: 'Lo' });
  fieldsDraft('profile').forget();
  expect(fieldsDraft('profile').getState()).toEqual({});
  fieldsDraft('profile').setState({ firstName: 'Ada' });
  claimDrafts('another');
  expect(fieldsDraft('profile').getState()).toEqual({});
  fieldsDraft('profile').setState({ firstName: 'Mei' });
  removeDrafts();
  expect(window.localStorage).toHaveLength(0);
});

it('fits what a form has, in its kinds: what is not given yet is null', () => {
  const form = { name: 'Coat', haveLift: true, season: ['cool'], formality: null as string | null, parkingBay: null as boolean | null };
  const kept = { name: 'Sunday coat', haveLift: 'yes', season: [], formality: 'smart', parkingBay: false, price: 7 };
  expect(matchingFields(form, kept)).toEqual({ name: 'Sunday coat', season: [], formality: 'smart', parkingBay: false });
  expect(matchingFields(form, {})).toEqual({});
});
