import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { CardEntry, type CardHandle } from '@/components/payments/card-entry';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Card } from '@/components/ui/layout/card';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import type { Currency } from '@/lib/config/regions';
import { payVerdict } from '@/lib/domain/payments/pay-verdict';
import { lowercaseCurrency } from '@/lib/money';
import { randomId } from '@/lib/random-id';
import type { ActionFailure } from '@/services/http/outcome';
import { sendCall } from '@/services/http/send-call';
import { useInvalidateCards } from '@/services/payments/saved-cards';
import { FailureReason } from '@/components/payments/failure-reason';

type AddCardState =
  | { status: 'idle' | 'busy' | 'saved' }
  | { status: 'no-form' | 'three-d-secure' | 'maybe-saved' }
  | { status: 'failed'; failure: ActionFailure };

/** Saves a card: a nonce from the gateway's form, then one call. Each attempt uses a new nonce. */
function useAddCard(currency: Currency) {
  const [state, setState] = useState<AddCardState>({ status: 'idle' });
  const isRunning = useRef(false);
  const invalidateCards = useInvalidateCards();

  async function add(card: CardHandle | null, isDefault: boolean): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ status: 'busy' });
    setState(await attempt(card, isDefault));
    isRunning.current = false;
  }

  async function attempt(card: CardHandle | null, isDefault: boolean): Promise<AddCardState> {
    const made = (await card?.nonce(null, () => undefined)) ?? { kind: 'unavailable' as const };
    if (made.kind === 'incomplete') return { status: 'idle' };
    if (made.kind === 'three-d-secure' || made.kind === 'abandoned') return { status: 'three-d-secure' };
    if (made.kind !== 'nonce') return { status: 'no-form' };
    const outcome = await sendCall('addPaymentMethod', {
      body: { currency: lowercaseCurrency(currency), paymentMethodNonce: made.nonce, default: isDefault },
      idempotencyKey: randomId(),
    });
    // Also after a failure: the card may have been saved although the answer was lost.
    void invalidateCards();
    if (outcome.kind === 'ok') return { status: 'saved' };
    return payVerdict(outcome).kind === 'unknown' ? { status: 'maybe-saved' } : { status: 'failed', failure: outcome };
  }

  return { state, add, startAgain: () => setState({ status: 'idle' }) };
}

const Root = styled(Card)`
  max-width: 34rem;
  & > form {
    display: grid;
    gap: var(--space-5);
    justify-items: stretch;
  }
`;

/** Form for a new card. The card data goes into the gateway's own form; we only get a nonce. */
export function AddCard({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('billing');
  const { region } = useLocale();
  const card = useRef<CardHandle>(null);
  const [isOpening, setIsOpening] = useState(true);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { state, add, startAgain } = useAddCard(region.currency);
  const saved = useFocusRecovery<HTMLDivElement>(state.status === 'saved');
  const isDefault = isFirst || (chosen ?? false);

  const save = async () => {
    if (isOpening) return;
    await add(card.current, isDefault);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Root as="section">
      <form noValidate onSubmit={submit}>
        <Heading level={2} look="h4">
          {t('cards.add')}
        </Heading>
        <StatusRegion>
          {state.status === 'saved' ? (
            <div ref={saved} tabIndex={-1}>
              <Notice tone="success">{t('cards.saved')}</Notice>
            </div>
          ) : null}
        </StatusRegion>
        {state.status === 'saved' ? (
          <div>
            <Button variant="secondary" onClick={startAgain}>
              {t('cards.another')}
            </Button>
          </div>
        ) : (
          <>
            <CardEntry ref={card} currency={region.currency} isKept onSubmit={() => void save()} onOpening={setIsOpening} />
            {isFirst ? null : (
              <Checkbox label={t('cards.asDefault')} checked={isDefault} onChange={(event) => setChosen(event.target.checked)} />
            )}
            {problem()}
            <Text $size="xs" $tone="muted">
              {t('cards.addNote')}
            </Text>
            <div>
              <Button type="submit" isBusy={isOpening || state.status === 'busy'}>
                {t('cards.addAction')}
              </Button>
            </div>
          </>
        )}
      </form>
    </Root>
  );

  function problem() {
    switch (state.status) {
      case 'failed':
        return (
          <Notice tone="danger" role="alert" title={t('cards.notSaved')}>
            {state.failure.kind === 'rejected' && state.failure.code === 'PAYMENT_FRAUD' ? (
              t('cards.refusedForSafety')
            ) : (
              <FailureReason failure={state.failure} />
            )}
          </Notice>
        );
      case 'no-form':
        return (
          <Notice tone="danger" role="alert" title={t('cards.notSaved')}>
            {t('cards.noForm')}
          </Notice>
        );
      case 'three-d-secure':
        return (
          <Notice tone="danger" role="alert" title={t('cards.notSaved')}>
            {t('cards.refusedByBank')}
          </Notice>
        );
      case 'maybe-saved':
        return (
          <Notice tone="warning" role="alert">
            {t('cards.maybeSaved')}
          </Notice>
        );
      default:
        return null;
    }
  }
}
