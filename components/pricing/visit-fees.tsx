import { useTranslation } from 'next-i18next/pages';
import { extrasOfDraft, VISIT_FEES, type VisitFee } from '@/lib/domain/pricing/basket-draft';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { FieldSet } from '@/components/ui/forms/field-set';
import { Heading } from '@/components/ui/text/heading';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import type { Calculator } from './calculator-state';
import { useMoney } from './use-money';

const ON_REQUEST = ['extra-delivery', 'rush', 'late-change'] as const;

/** Access fees that visitors can tick if they know the building, and fees on request. */
export function VisitFees({ calculator: { draft, change, priceList } }: { calculator: Calculator }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const toggle = (fee: VisitFee, isOn: boolean) =>
    change({ visitFees: VISIT_FEES.filter((known) => (known === fee ? isOn : draft.visitFees.includes(known))) });
  const onRequest = ON_REQUEST.flatMap((extra) => {
    const price = priceOfExtra(priceList, extra);
    return price === null ? [] : [{ term: t(`total.extra.${extra}`), value: money(price) }];
  });
  return (
    <Stack $gap={5}>
      <FieldSet legend={t('total.visit')} hint={t('total.visitHint')}>
        {VISIT_FEES.map((fee) => {
          const price = priceOfExtra(priceList, fee);
          return price === null ? null : (
            <Checkbox
              key={fee}
              label={`${t(`total.fee.${fee}`)} (+${money(price)})`}
              checked={draft.visitFees.includes(fee)}
              onChange={(event) => toggle(fee, event.target.checked)}
            />
          );
        })}
      </FieldSet>
      {onRequest.length > 0 ? (
        <Stack $gap={2}>
          <Heading level={3} look="label">
            {t('total.mayCome')}
          </Heading>
          <DefinitionList entries={onRequest} />
          {extrasOfDraft(draft).includes('consignment-collection') ? null : (
            <Text $size="sm" $tone="muted">
              {t('total.freeCollection')}
            </Text>
          )}
        </Stack>
      ) : null}
    </Stack>
  );
}
