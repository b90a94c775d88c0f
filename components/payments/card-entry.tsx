import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Currency } from '@/lib/config/regions';
import type { CardForm, Tokenised } from '@/services/payments/card-form';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { openCardForm, getClientToken } from '@/services/payments/open-card-form';

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  & > [data-state='opening'] {
    height: 0;
    overflow: hidden;
  }
  & > div[role='status'] > span {
    margin-bottom: var(--space-3);
  }
`;

/** Placeholder rows with the height of the form, so that the content below hardly shifts. */
const FIELDS = ['number', 'expiry', 'name'] as const;
const Rows = styled.div`
  display: grid;
  gap: 2.25rem;
  padding-block: 1.75rem 1rem;
`;

interface Props {
  ref: Ref<CardHandle>;
  currency: Currency;
  /** Whether the gateway saves the card for later charges. */
  isKept: boolean;
  /** Called on Enter inside the form. */
  onSubmit: () => void;
  /** Called while the form loads; until it is ready or has failed, it cannot return a nonce. */
  onOpening: (isOpening: boolean) => void;
  /** A known client token, which saves a request. */
  clientToken?: string;
  onClientToken?: (clientToken: string) => void;
}

type State = 'opening' | 'open' | 'failed' | 'closed';

/** The gateway's own form: card data never reaches this page. `closed`: payment is not configured, and the page says so. */
export function CardEntry({ ref, currency, isKept, onSubmit, onOpening, clientToken: known = '', onClientToken }: Props) {
  const { t } = useTranslation('payments');
  const { locale } = useLocale();
  const target = useRef<HTMLDivElement>(null);
  const form = useRef<CardForm | null>(null);
  const submit = useRef(onSubmit);
  const token = useRef({ known, onClientToken });
  const [state, setState] = useState<State>('opening');
  const [round, setRound] = useState(0);
  useEffect(() => {
    submit.current = onSubmit;
    token.current = { known, onClientToken };
  });

  const isOpening = state === 'opening';
  // Layout effect: report readiness in the same commit as the form, so that a visible form can always be used.
  useLayoutEffect(() => onOpening(isOpening), [isOpening, onOpening]);

  const labels = {
    form: t('card.form'),
    number: t('card.number'),
    expiry: t('card.expiry'),
    cvv: t('card.cvv'),
    invalid: t('card.invalid'),
  };
  const texts = useRef(labels);
  useEffect(() => {
    let isGone = false;
    let opened: CardForm | null = null;
    const open = async () => {
      const answer = token.current.known ? ({ kind: 'token', clientToken: token.current.known } as const) : await getClientToken(currency);
      if (isGone || !target.current) return;
      if (answer.kind !== 'token') return setState(answer.kind === 'closed' ? 'closed' : 'failed');
      const { clientToken } = answer;
      token.current.onClientToken?.(clientToken);
      opened = await openCardForm({ target: target.current, clientToken, locale, labels: texts.current, onSubmit: () => submit.current() });
      if (isGone) return opened?.tearDown();
      form.current = opened;
      setState(opened ? 'open' : 'failed');
    };
    // A chunk that fails to load counts as a form that fails to open.
    open().catch(() => isGone || setState('failed'));
    return () => {
      isGone = true;
      form.current = null;
      opened?.tearDown();
    };
  }, [currency, locale, round]);

  useImperativeHandle(
    ref,
    () => ({
      check: () => form.current?.check(),
      nonce: (amount, onDoing) => form.current?.tokenise(amount, () => onDoing('bank')) ?? Promise.resolve({ kind: 'unavailable' }),
    }),
    [],
  );

  const retry = () => {
    setState('opening');
    setRound((count) => count + 1);
  };
  if (state === 'closed') return <ErrorState title={t('card.closed')} body={t('card.closedBody')} money="not-moved" onRetry={retry} />;
  if (state === 'failed') return <ErrorState title={t('card.failed')} body={t('card.failedBody')} money="not-moved" onRetry={retry} />;
  return (
    <Root>
      {isOpening ? (
        <LoadingRegion>
          <Rows>
            {FIELDS.map((field) => (
              <Skeleton key={field} $height="3rem" />
            ))}
          </Rows>
        </LoadingRegion>
      ) : null}
      <div ref={target} data-state={state} data-testid="card-form" />
      <Text $size="xs" $tone="muted">
        {t(isKept ? 'card.noteKept' : 'card.note')}
      </Text>
    </Root>
  );
}

/** Handle for the pay button: each attempt needs a new single-use nonce. */
export interface CardHandle {
  /** Shows what is missing in a new card, without a nonce. */
  check: () => void;
  /**
   * @param amount minor units; null when a card is only saved
   * @param onDoing called when the payer is asked elsewhere: by the bank, or in the sheet of a wallet
   */
  nonce: (
    amount: number | null,
    onDoing: (doing: 'bank' | 'wallet') => void,
  ) => Promise<Tokenised | { kind: 'refused'; code: string | null }>;
}
