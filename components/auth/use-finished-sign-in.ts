import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { judgeAnswer, type PendingSignIn, type SignInAnswer } from '@/lib/domain/external-login/pending-sign-in';
import type { ExternalProvider } from '@/lib/domain/external-login/sign-in-offer';
import { publicEnv } from '@/lib/config/env';
import { addressAfterLogin } from '@/services/auth/wardrobe-address';
import { beginSession, knownDevices } from '@/services/auth/begin-session';
import { useLoginWithExternal } from '@/services/auth/login';
import { takePendingSignIn } from '@/services/auth/external-login';
import { takeSignInAnswer } from '@/services/auth/address-tokens';
import type { ActionFailure } from '@/services/http/outcome';
import { getVisitorIp } from '@/services/region';
import { ticketOf } from './use-password-login';
import { useLocale } from '@/components/ui/hooks/use-locale';

type FinishedSignIn =
  | { status: 'working' | 'unkept' }
  | { status: 'second-step'; ticket: string }
  | { status: Exclude<SignInAnswer['kind'], 'code'> }
  | { status: 'failed'; failure: ActionFailure };

interface Finishing {
  state: FinishedSignIn;
  back: string | null;
  again: () => void;
  /** The session stands: on to where the sign-in began. */
  leave: () => void;
}

/** Completes a provider sign-in: verifies the answer against what this tab started, exchanges the code and redirects. */
export function useFinishedSignIn(provider: ExternalProvider): Finishing {
  const router = useRouter();
  const { locale } = useLocale();
  const { run } = useLoginWithExternal({
    onFailure: (_body, failure) => {
      const ticket = ticketOf(failure);
      setState(ticket ? { status: 'second-step', ticket } : { status: 'failed', failure });
    },
  });
  const [state, setState] = useState<FinishedSignIn>({ status: 'working' });
  const [back, setBack] = useState<string | null>(null);
  const begun = useRef<{ answer: SignInAnswer } | null>(null);

  const exchange = useCallback(
    async ({ code, name, pending }: Extract<SignInAnswer, { kind: 'code' }>) => {
      const { back: wanted, locale: begunIn } = pending;
      setState({ status: 'working' });
      const extra = publicEnv.externalLoginExtra ? { provider, ...exchangeFields(pending), ...name, ...knownDevices() } : {};
      const outcome = await run({ body: { code, ip: await getVisitorIp(), ...extra } });
      if (outcome?.kind !== 'ok') return;
      if (!beginSession(outcome.data.accessToken, outcome.data.deviceToken)) return setState({ status: 'unkept' });
      // location.replace, so that Back does not lead to a used answer.
      location.replace(addressAfterLogin(wanted, begunIn));
    },
    [provider, run],
  );

  useEffect(() => {
    // Once per page: the second effect run of strict mode would find the answer already taken.
    if (begun.current) return;
    const pending = takePendingSignIn();
    const answer = judgeAnswer(takeSignInAnswer(), provider, pending);
    begun.current = { answer };
    // The provider has one callback address per site, so the language is that in which the sign-in began.
    if (pending && pending.locale !== locale) void router.replace(router.asPath, undefined, { locale: pending.locale });
    void Promise.resolve().then(() => {
      setBack(pending?.back ?? null);
      if (answer.kind === 'code') return exchange(answer);
      setState({ status: answer.kind });
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the answer is there once
  }, []);

  const again = useCallback(() => {
    const answer = begun.current?.answer;
    if (answer?.kind === 'code') void exchange(answer);
  }, [exchange]);

  const leave = useCallback(() => {
    const answer = begun.current?.answer;
    if (answer?.kind === 'code') location.replace(addressAfterLogin(answer.pending.back, answer.pending.locale));
  }, []);

  return { state, back, again, leave };
}

/** The code's PKCE verifier, nonce and redirect URI, and the data for a new account. */
function exchangeFields({ redirectUri, codeVerifier, nonce, locale, referralCode, wantsNews }: PendingSignIn) {
  return {
    redirectUri,
    locale,
    ...(codeVerifier ? { codeVerifier } : {}),
    ...(nonce ? { nonce } : {}),
    ...(referralCode ? { referralCode } : {}),
    ...(wantsNews === null ? {} : { marketing: wantsNews }),
  };
}
