import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { CardEntry } from '@/components/payments/card-entry';
import type { CardHandle } from '@/components/payments/card-handle';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/layout/card';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Heading } from '@/components/ui/text/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { StatusRegion } from '@/components/ui/feedback/status-region';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';
import { FailureReason } from './failure-reason';
import { useAddCard } from './use-add-card';

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
  const [wish, setWish] = useState<boolean | null>(null);
  const { state, add, startAgain } = useAddCard(region.currency);
  const saved = useFocusRecovery<HTMLDivElement>(state.status === 'saved');
  const isDefault = isFirst || (wish ?? false);

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
              <Checkbox label={t('cards.asDefault')} checked={isDefault} onChange={(event) => setWish(event.target.checked)} />
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
