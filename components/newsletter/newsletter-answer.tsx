import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useNewsletterSignup } from '@/services/newsletter';
import { NewsletterCoupon } from './newsletter-coupon';

const Answer = styled.p`
  &:not(:empty) {
    margin-top: var(--space-2);
  }
  font-weight: 600;
  &[role='alert'] {
    color: var(--danger);
  }
  &[role='status'] {
    color: var(--success);
  }
`;

/** Made anew with each press: the same address twice is asked for twice. */
export interface Subscription {
  emailAddress: string;
}

type Reason = 'wrongAddress' | 'tooOften' | 'noAnswer';

interface Props {
  sent: Subscription;
  onAnswer: (answer: { isAddressRefused: boolean }) => void;
}

/** Sends a subscription, and says what came of it. */
export function NewsletterAnswer({ sent, onAnswer }: Props) {
  const { t } = useTranslation('newsletter');
  const [reason, setReason] = useState<Reason>('noAnswer');
  const { isDone, failure, run } = useNewsletterSignup({
    // Only a refusal proves that the address is invalid; no answer or a broken one does not.
    onFailure: (_body, refusal) => {
      const isAddressRefused = refusal.kind === 'rejected' && refusal.fields.some(({ path }) => path === 'emailAddress');
      setReason(
        isAddressRefused ? 'wrongAddress' : refusal.kind === 'rejected' && refusal.code === 'TOO_MANY_REQUESTS' ? 'tooOften' : 'noAnswer',
      );
      onAnswer({ isAddressRefused });
    },
    onSuccess: () => onAnswer({ isAddressRefused: false }),
  });

  const latest = useRef(run);
  const asked = useRef<Subscription | null>(null);
  useEffect(() => {
    latest.current = run;
    // Once a press, also where effects run twice.
    if (asked.current === sent) return;
    asked.current = sent;
    void latest.current({ body: { emailAddress: sent.emailAddress } });
  }, [sent, run]);

  return (
    <>
      {/* Always rendered: screen readers do not announce a status that is inserted with its text. */}
      <Answer role="status">{isDone ? t('success') : null}</Answer>
      {failure ? (
        <>
          <Answer role="alert">{t('failure')}</Answer>
          <p>{t(reason)}</p>
        </>
      ) : null}
      {isDone ? <NewsletterCoupon emailAddress={sent.emailAddress} /> : null}
    </>
  );
}
