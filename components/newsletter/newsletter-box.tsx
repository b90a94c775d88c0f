import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import Link from 'next/link';
import { ROUTES } from '@/lib/config/routes';
import { ArrowRightIcon } from '@/components/ui/icons';
import { MemberOnly, VisitorOnly } from '@/components/ui/layout/session-visibility';
import { PRE_HYDRATION_METHOD } from '@/components/ui/forms/pre-hydration-method';
import { clientOnly } from '@/components/ui/feedback/client-only';
import type { Subscription } from './newsletter-answer';
import { spaced } from '@/lib/text/join-words';

const loadAnswer = () => import('./newsletter-answer').then((part) => part.NewsletterAnswer);
/** Few visitors subscribe: what sends and answers loads with the first touch of the form. */
const NewsletterAnswer = clientOnly(loadAnswer);

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
  & > a {
    white-space: nowrap;
  }
  &:lang(zh) {
    word-break: keep-all; /* Its clauses are short: no line need end within one. */
  }
`;

interface Props {
  /** Whole percent off a first order; undefined where the provider does not say. */
  welcome?: number | undefined;
}

/** Sends the raw value: the server validates the address. */
export function NewsletterBox({ welcome }: Props) {
  const { t } = useTranslation('newsletter');
  const id = useId();
  // Uncontrolled, so that text typed before hydration stays.
  const field = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<Subscription | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'refused'>('open');
  const isSending = state === 'sending';

  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setState('sending');
    setSent({ emailAddress: field.current?.value ?? '' });
  };
  const begin = () => {
    loadAnswer().catch(() => undefined); // asked for again when it is needed
  };

  return (
    <div>
      <Form method={PRE_HYDRATION_METHOD} onSubmit={subscribe} onFocus={begin} noValidate>
        <label htmlFor={id}>
          <VisitorOnly as="span">{welcome === undefined ? t('title') : t('offer', { percent: welcome })}</VisitorOnly>
          <MemberOnly as="span">{t('title')}</MemberOnly>
        </label>
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
            aria-invalid={state === 'refused' || undefined}
            ref={field}
            onChange={() => {
              if (isSending) return;
              setState('open');
              setSent(null);
            }}
          />
          <button
            type="submit"
            aria-label={isSending ? t('sending') : t('submit')}
            aria-busy={isSending || undefined}
            aria-disabled={isSending}
          >
            <ArrowRightIcon />
          </button>
        </Line>
        <Notice id={`${id}-privacy`}>
          <span>{spaced(t('privacy'))}</span>
          <Link href={ROUTES.privacyPolicy.path}>{t('privacyLink')}</Link>
        </Notice>
      </Form>
      {sent ? <NewsletterAnswer sent={sent} onAnswer={({ isAddressRefused }) => setState(isAddressRefused ? 'refused' : 'open')} /> : null}
    </div>
  );
}
