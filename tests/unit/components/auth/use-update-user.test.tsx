import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useUpdateUser } from '@/components/auth/use-update-user';
import { StoreShelf, StoreShelfContext } from '@/stores/create-store-context';
import { createUserStore, userDefinition } from '@/stores/user-store';

const { sendCall } = vi.hoisted(() => ({ sendCall: vi.fn() }));
vi.mock('@/services/http/send-call', () => ({ sendCall }));

const ADA = { id: 'u1', email: 'ada@example.com', firstName: 'Ada', notifications: { 'email.care': true, 'email.messages': true } };

function show() {
  const shelf = new StoreShelf();
  const store = shelf.put(userDefinition, createUserStore());
  store.getState().receiveInformation({ user: ADA, contacts: [], detailReferralCode: null });
  const wrapper = ({ children }: { children: ReactNode }) => <StoreShelfContext value={shelf}>{children}</StoreShelfContext>;
  return { store, run: renderHook(() => useUpdateUser(), { wrapper }).result.current.run };
}

it('takes the profile as the server sends it back', async () => {
  const { store, run } = show();
  sendCall.mockResolvedValueOnce({ kind: 'ok', status: 200, data: { user: { ...ADA, firstName: 'A.' } } });
  await act(() => run({ body: { firstName: 'Augusta' } }));
  expect(store.getState().user?.firstName).toBe('A.');
});

it('takes what was sent where a provider sends nothing back, and loses nothing beside it', async () => {
  const { store, run } = show();
  sendCall.mockResolvedValue({ kind: 'ok', status: 200, data: {} });
  await act(() => run({ body: { is_ai_outfit_recommendation: true } }));
  await act(() => run({ body: { notifications: { 'email.care': false } } }));
  expect(store.getState()).toMatchObject({ is_ai_outfit_recommendation: true, user: { ...ADA, notifications: { 'email.care': false, 'email.messages': true } } });
});

it('leaves the profile as it was when the server says no', async () => {
  const { store, run } = show();
  sendCall.mockResolvedValueOnce({ kind: 'unreachable' });
  await act(() => run({ body: { firstName: 'Augusta' } }));
  expect(store.getState().user).toEqual(ADA);
});
