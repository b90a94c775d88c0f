import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { StorageTerm } from '@/lib/contract/plan';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { planQuery, useInvalidateInvoices } from '@/services/billing';
import { useCallMutation } from '@/services/http/use-call-mutation';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { joinSentences } from '@/lib/text/join-words';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { FailureAlert } from '@/components/payments/failure-reason';

interface Props {
  term: StorageTerm;
  onClose: () => void;
  /** Called with the message for the page: what was refunded and where it goes. */
  onEnded: (message: string) => void;
}

/** Shows the cost of ending a term early, line by line, before confirmation. */
export function EndTermDialog({ term: given, onClose, onEnded }: Props) {
  const { t } = useTranslation('plan');
  const { localeTag, region } = useLocale();
  const client = useQueryClient();
  const invalidateInvoices = useInvalidateInvoices();
  const { failure, isPending, run } = useCallMutation('endTerm');
  const [term, setTerm] = useState(given);
  const [hasChanged, setHasChanged] = useState(false);
  const money = (amount: number) => formatMoney({ amount, currency: term.currency }, localeTag, { cents: 'always' });
  const isResting = term.state === 'resting';
  const date = formatDate(term.endsOn, { localeTag, timeZone: region.timeZone }, 'long');

  const { toGift = 0 } = term;
  const parts = [
    { amount: term.toCard, term: t('term.toCard') },
    { amount: term.asCredit, term: t('term.asCredit') },
    { amount: toGift, term: t('term.toGift') },
  ].flatMap(({ amount, term: name }) => (amount > 0 ? [{ term: name, value: money(amount) }] : []));

  const end = async () => {
    const { owed, refund, endsOn } = term;
    // Nothing is stored: it ends on the day of the press, also after midnight.
    const body = { refund, ...(owed === undefined ? {} : { owed }), ...(isResting ? {} : { endsOn }) };
    const outcome = await run({ params: { id: term.id }, body });
    if (outcome?.kind === 'ok') {
      const { toCard, asCredit, toGift: onGift = 0, status } = outcome.data;
      const told = [
        ...(toCard > 0 ? [t(status === 'done' ? 'term.toCardDone' : 'term.toCardPending', { amount: money(toCard) })] : []),
        ...(asCredit > 0 ? [t('term.asCreditDone', { amount: money(asCredit) })] : []),
        ...(onGift > 0 ? [t('term.toGiftDone', { amount: money(onGift) })] : []),
        ...(isResting ? [] : [t('term.keptUntil', { date })]),
      ];
      onEnded(joinSentences(...told));
      onClose();
      return void invalidateInvoices();
    }
    // A new month has begun since the quote, so the price changed: show the new one first.
    if (outcome?.kind !== 'rejected' || outcome.code !== 'PRICE_CHANGED') return;
    const fresh = await client.fetchQuery({ ...planQuery(), staleTime: 0 }).catch(() => null);
    const found = fresh?.plans.find(({ id }) => id === term.id)?.ending;
    if (!found) return;
    setTerm(found);
    setHasChanged(true);
  };
  const isChangedNow = hasChanged && failure !== null;
  return (
    <Dialog
      isOpen
      title={t(isResting ? 'term.restingTitle' : 'term.title')}
      onClose={onClose}
      answers={{
        back: t(isResting ? 'term.keepResting' : 'term.keep'),
        confirm: t(isResting ? 'term.endResting' : 'term.confirm'),
        isBusy: isPending,
        onConfirm: () => void end(),
      }}
    >
      <Stack $gap={4}>
        <Text>{isResting ? t('term.restingBody') : t('term.body', { date })}</Text>
        <DefinitionList
          entries={[
            ...(term.owed === undefined
              ? [{ term: t(isResting ? 'term.paidWithOrder' : 'term.paid'), value: money(term.paid) }]
              : [{ term: t('term.owed'), value: money(term.owed), isTotal: true }]),
            ...(isResting || term.owed !== undefined
              ? []
              : [{ term: t('term.used', { count: term.monthsUsed }), value: `−${money(Math.min(term.used, term.paid))}` }]),
            ...(term.owed === undefined || term.refund > 0 ? [{ term: t('term.refund'), value: money(term.refund), isTotal: true }] : []),
            ...(parts.length > 1 || toGift > 0 ? parts : []),
          ]}
        />
        {isResting ? null : (
          <Text $size="sm" $tone="muted">
            {t(term.owed !== undefined ? 'term.owedRule' : term.refund > 0 ? 'term.rule' : 'term.nothingBack')}
          </Text>
        )}
        {isChangedNow ? (
          <Notice tone="warning" role="alert" title={t('term.changed')}>
            {t('term.changedBody')}
          </Notice>
        ) : null}
        <FailureAlert failure={isChangedNow ? null : failure} title={t('term.failed')} />
      </Stack>
    </Dialog>
  );
}
