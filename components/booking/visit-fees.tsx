import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Address } from '@/lib/contract/booking';
import { ACCESS_QUESTIONS, type AccessQuestion } from '@/lib/domain/booking/address-fields';
import { collectionExtras } from '@/lib/domain/pricing/collection-extras';
import { priceOfExtra, type ExtraName } from '@/lib/domain/pricing/price-list';
import { formatMoney } from '@/lib/money';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { useVisitLocale } from './use-visit-place';
import type { BookingLists, BookingVisit } from './booking-props';

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius);
  background: var(--sunken);
`;

const FEE_OF = { haveLift: 'no-lift', parkingBay: 'no-parking-bay' } as const satisfies Record<AccessQuestion, ExtraName>;

interface Props {
  address: Address;
  /** Without an answer the fee is neither zero nor due: it is to be confirmed. */
  answered?: readonly AccessQuestion[];
  level?: 3 | 4;
  lists: BookingLists;
  visit: BookingVisit;
  heading: string;
}

/** The visit's fees for the current address, calculated with the server's rules and announced when they change. */
export function VisitFees({ address, answered = ACCESS_QUESTIONS, level = 4, lists, visit, heading }: Props) {
  const { t } = useTranslation('booking');
  const { localeTag, region } = useVisitLocale();
  const money = (amount: number) => formatMoney({ amount, currency: region.currency }, localeTag);
  const open = ACCESS_QUESTIONS.filter(
    (question) => !answered.includes(question) && priceOfExtra(lists.priceList, FEE_OF[question]) !== null,
  );
  const fees = collectionExtras({ address, districts: lists.districts, ...visit }).flatMap((extra) => {
    const price = priceOfExtra(lists.priceList, extra);
    return price === null ||
      open.some((question) => FEE_OF[question] === extra) ||
      extra === 'extra-delivery' ||
      extra === 'rush' ||
      extra === 'late-change'
      ? []
      : [{ extra, price }];
  });
  const total = fees.reduce((sum, { price }) => sum + price, 0);
  return (
    <Root>
      <Heading level={level} look="label">
        {heading}
      </Heading>
      <div role="status">
        {fees.length === 0 && open.length === 0 ? (
          <Text $size="sm">{t(visit.isOfBasket ? 'fees.noneVisit' : 'fees.none')}</Text>
        ) : (
          <DefinitionList
            entries={[
              ...fees.map(({ extra, price }) => ({ term: t(`fees.${extra}`), value: money(price) })),
              ...open.map((question) => ({ term: t(`fees.${FEE_OF[question]}`), value: t('fees.open') })),
              ...(open.length > 0 ? [] : [{ term: t('fees.total'), value: money(total), isTotal: true }]),
            ]}
          />
        )}
      </div>
      {fees.length > 0 ? (
        <Text $size="xs" $tone="muted">
          {t(visit.isOfBasket ? 'fees.whenBasket' : visit.hasStorage ? 'fees.when' : 'fees.invoiced')}
        </Text>
      ) : null}
    </Root>
  );
}
