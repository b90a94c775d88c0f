import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDraft } from '@/components/ui/forms/use-draft';
import { claimDrafts } from '@/lib/browser/drafts';
import type { DraftDefinition } from '@/lib/browser/draft-store';

interface Note {
  text: string;
  isUrgent: boolean;
}

const NOTE: DraftDefinition<Note> = {
  read: ({ text, isUrgent }) => ({ text: typeof text === 'string' ? text : '', isUrgent: isUrgent === true }),
  write: (note) => (note.text === '' ? null : note),
};
const KEY = 'draft:note';
const open = (name: string | null = 'note') => renderHook((given: string | null) => useDraft(given, NOTE), { initialProps: name });
const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as unknown;

beforeEach(() => window.localStorage.clear());

it('is read as it was left, and stored at every change', () => {
  window.localStorage.setItem(KEY, JSON.stringify({ text: 'half', isUrgent: true }));
  const { result } = open();
  expect(result.current.draft).toEqual({ text: 'half', isUrgent: true });
  act(() => result.current.change({ text: 'whole' }));
  act(() => result.current.change(({ text }) => ({ text: `${text}!` })));
  expect(result.current.draft).toEqual({ text: 'whole!', isUrgent: true });
  expect(stored()).toEqual({ text: 'whole!', isUrgent: true });
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
  window.localStorage.setItem(KEY, JSON.stringify({ text: 'of the other tab' }));
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

it('goes with its owner', () => {
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
