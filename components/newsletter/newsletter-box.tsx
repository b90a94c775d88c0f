import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import Link from 'next/link';
import { ROUTES } from '@/lib/config/routes';
import { ArrowRightIcon } from '@/components/ui/icons';
import { PRE_HYDRATION_METHOD } from '@/components/ui/forms/pre-hydration-method';
import { useNewsletterSignup } from '@/services/newsletter';
import { NewsletterCoupon } from './newsletter-coupon';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  max-width: 26rem;
  label {
    font-weight: 600;
  }
`;

const Line = styled.div`
  display: flex;
  background: var(--surface);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-sm);
  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    /* A field's own twenty letters are wider than a page of 320 px has room. */
    width: 100%;
    min-width: 0;
    min-height: var(--control);
    padding-inline: var(--space-4);
    background: none;
    border: 0;
    outline: none;
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    width: var(--control);
    background: var(--red);
    color: var(--on-red);
    border-radius: 0 1px 1px 0;
    &[aria-disabled='true'] {
      opacity: 0.6;
    }
  }
`;

const Notice = styled.p`
  font-size: var(--text-xs);
  color: var(--muted);
`;

const Answer = styled.p`
  font-weight: 600;
  &[role='alert'] {
    color: var(--danger);
  }
  &[role='status'] {
    color: var(--success);
  }
`;

/** Sends the raw value: the server validates the address. */
export function NewsletterBox() {
  const { t } = useTranslation('newsletter');
  const id = useId();
  const [subscribed, setSubscribed] = useState('');
  // Uncontrolled, so that text typed before hydration stays.
  const field = useRef<HTMLInputElement>(null);
  const [isAddressRefused, setIsAddressRefused] = useState(false);
  const { isDone, isPending, failure, run, reset } = useNewsletterSignup({
    // Only a refusal proves that the address is invalid; no answer or a broken one does not.
    onFailure: (_body, failure) =>
      setIsAddressRefused(failure.kind === 'rejected' && failure.fields.some(({ path }) => path === 'emailAddress')),
  });

  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const emailAddress = field.current?.value ?? '';
    setSubscribed(emailAddress);
    void run({ body: { emailAddress } });
  };

  return (
    <div>
      <Form method={PRE_HYDRATION_METHOD} onSubmit={subscribe} noValidate>
        <label htmlFor={id}>{t('title')}</label>
        <Line>
          <input
            id={id}
            // type="email" trims spaces and rewrites domains, but the raw value has to be sent.
            type="text"
            inputMode="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            name="emailAddress"
            autoComplete="email"
            placeholder={t('placeholder')}
            aria-label={t('label')}
            aria-describedby={`${id}-privacy`}
            aria-invalid={(failure !== null && isAddressRefused) || undefined}
            ref={field}
            onChange={() => {
              if (isDone || failure) reset();
            }}
          />
          <button
            type="submit"
            aria-label={isPending ? t('sending') : t('submit')}
            aria-busy={isPending || undefined}
            aria-disabled={isPending}
          >
            <ArrowRightIcon />
          </button>
        </Line>
        <Notice id={`${id}-privacy`}>
          <span>{`${t('privacy')} `}</span>
          <Link href={ROUTES.privacyPolicy.path}>{t('privacyLink')}</Link>
        </Notice>
      </Form>
      {/* Always rendered: screen readers do not announce a status that is inserted with its text. */}
      <Answer role="status">{isDone ? t('success') : null}</Answer>
      {failure && <Answer role="alert">{t('failure')}</Answer>}
      {isDone && <NewsletterCoupon emailAddress={subscribed} />}
    </div>
  );
}
