import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useUpdateUser } from '@/components/auth/use-update-user';
import type { CallName } from '@/lib/contract/calls';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { useLogin, useLoginWithExternal, useSignup } from '@/services/auth/login';
import { useContactUs } from '@/services/contact';
import type { CallCallbacks } from '@/services/http/outcome';
import { queryClient } from '@/services/http/query-client';
import { useNewsletterCoupon, useNewsletterSignup } from '@/services/newsletter';
import { useOrderAndPaymentSignup } from '@/services/pricing/place-order';
import { StoresProvider } from '@/stores/stores-provider';
import { API, startApiServer } from '@/tests/setup/api-server';

const server = startApiServer();

type Start = (callbacks: CallCallbacks<unknown>) => () => Promise<unknown>;

/** What the hook gives, as a function that makes the call. */
const runOf =
  (use: (callbacks: CallCallbacks<unknown>) => { run: (options: never) => Promise<unknown> }): Start =>
  (callbacks) => {
    const { run } = use(callbacks);
    return () => run({ body: {} } as never);
  };

/** The calls of which the specification says that a failed one hands its body on (section 8). */
const HOOKS: readonly [CallName, Start, JsonBodyType][] = [
  ['signup', runOf(useSignup), { accessToken: 'a-token' }],
  ['login', runOf(useLogin), { accessToken: 'a-token' }],
  ['loginWithExternal', runOf(useLoginWithExternal), { accessToken: 'a-token' }],
  ['updateUser', runOf(useUpdateUser), { user: { id: 'u1', email: 'mei@example.com', is_ai_outfit_recommendation: true } }],
  ['contactUs', runOf(useContactUs), { reference: 'HK-2611-0001' }],
  ['newsletterSignup', runOf(useNewsletterSignup), { emailAddress: 'mei@example.com' }],
  ['newsletterGetMyCoupon', runOf(useNewsletterCoupon), { couponCode: 'HELLO', expiresAt: '2026-12-31T15:00:00.000Z' }],
  [
    'orderAndPaymentSignup',
    (callbacks) => {
      const place = useOrderAndPaymentSignup(callbacks);
      return () => place({} as never, 'a-key-of-an-order-0123456789');
    },
    { order: { id: 'o1', reference: 'O-HK-1' }, accessToken: 'a-token' },
  ],
];

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient()}>
    <StoresProvider locale="en" promoBanner={null}>
      {children}
    </StoresProvider>
  </QueryClientProvider>
);

/** Makes the call once. @returns what the callbacks were given */
async function callOnce(name: CallName, start: Start, answer: () => HttpResponse<JsonBodyType>) {
  server.use(http.post(`${API}${ENDPOINTS[name].path}`, answer));
  const callbacks = { onSuccess: vi.fn(), onFailure: vi.fn() };
  const { result } = renderHook(() => start(callbacks), { wrapper });
  await act(async () => {
    await result.current();
  });
  return callbacks;
}

const REFUSALS: readonly [string, number, JsonBodyType][] = [
  [
    'a refusal',
    400,
    { statusCode: 400, message: 'No.', code: 'VALIDATION', errors: [{ path: 'email', code: 'email' }], more: { of: 'theirs' } },
  ],
  ['a refusal that HTTP calls a success', 200, { statusCode: 422, message: ['One.', 'Two.'], theirs: null }],
  ['an answer that is no envelope', 502, [1, 'two']],
];

describe.each(HOOKS)('the hook of %s', (name, start, data) => {
  it.each(REFUSALS)('hands the body of %s to the failure callback, as received', async (_name, status, body) => {
    const { onSuccess, onFailure } = await callOnce(name, start, () => HttpResponse.json(body, { status }));
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure.mock.calls[0]?.[0]).toEqual(body);
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('calls it without a body where there was no answer', async () => {
    const { onSuccess, onFailure } = await callOnce(name, start, () => HttpResponse.error() as never);
    expect(onFailure.mock.calls).toEqual([[undefined, { kind: 'unreachable' }]]);
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('hands the data of a success to the other one', async () => {
    const { onSuccess, onFailure } = await callOnce(name, start, () => HttpResponse.json({ statusCode: 201, message: 'OK', data }));
    expect(onSuccess.mock.calls).toEqual([[data]]);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
