import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { countryOfCurrency, type Currency } from '@/lib/config/regions';
import type { Settlement, WardrobeItem } from '@/lib/contract/wardrobe';
import { REJECTION_REASONS } from '@/lib/contract/wardrobe-names';
import { LISTING_DAYS, listingOn, PAYOUT_DAYS } from '@/lib/domain/consignment/markdown';
import { questionOf } from './model/sales-book';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { ItemPhoto } from '@/components/ui/media/item-photo';
import { Text } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { usePayoutWords } from '@/components/wardrobe/payout/use-payout-words';

export const SaleRows = styled.ul`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);
    align-items: start;
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
  }
  & > li > :first-child {
    width: 4rem;
    overflow: hidden;
    border-radius: var(--radius-sm);
  }
  & > li > div {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
  }
  & > li > :nth-child(3) {
    grid-column: 2;
    justify-self: start;
  }
  ${media.md} {
    & > li {
      grid-template-columns: 4rem minmax(0, 1fr) auto;
      align-items: center;
    }
    & > li > :nth-child(3) {
      grid-column: 3;
    }
  }
`;

interface Props {
  item: WardrobeItem;
  currency: Currency;
  day: Parameters<typeof questionOf>[1];
  onOpen: (id: string) => void;
}

/** One sale: where it stands in a sentence or two, and what the owner can do. */
export function SaleRow({ item, currency, day, onOpen }: Props) {
  const { t } = useTranslation(['sales', 'items']);
  const { localeTag, region } = useLocale();
  const say = usePayoutWords(countryOfCurrency(currency));
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const date = (value: string) => formatDate(value, { localeTag, timeZone: region.timeZone }, 'medium');
  const question = questionOf(item, day);
  return (
    <li>
      <ItemPhoto image={item.picture} alt="" sizes="4rem" />
      <div>
        <strong dir="auto">{item.name}</strong>
        {facts().map((fact) => (
          <Text key={fact} $size="sm" $tone="soft">
            {fact}
          </Text>
        ))}
      </div>
      {question === 'payout' ? (
        <ButtonLink href="#payout" size="small">
          {t('sales:action.payout')}
        </ButtonLink>
      ) : (
        <Button
          size="small"
          variant={question ? 'primary' : 'neutral'}
          aria-haspopup="dialog"
          aria-label={t('sales:action.of', { action: t(`sales:action.${question ?? 'open'}`), name: item.name })}
          onClick={() => onOpen(item.id)}
        >
          {t(`sales:action.${question ?? 'open'}`)}
        </Button>
      )}
    </li>
  );

  function facts(): string[] {
    const { consignment, state } = item;
    if (!consignment) return [t(`items:state.${state}`)];
    const { listPrice, floorPrice, payout, soldPrice, soldAt, settlement, listedAt, submittedAt } = consignment;
    switch (state) {
      case 'priced':
        return listPrice === null || payout === null ? [] : [t('sales:fact.proposed', { price: money(listPrice), payout: money(payout) })];
      case 'rejected':
        return [item.openRequest ? t(`items:open.${item.openRequest.action}`) : whyRefused(consignment.rejectedBecause)];
      case 'listed': {
        if (listPrice === null || listedAt === null) return [];
        const { price, next, daysLeft } = listingOn({ listPrice, floorPrice, listedOn: day.dayOf(listedAt) }, day.today);
        if (daysLeft === 0) return [t('sales:fact.ended', { count: LISTING_DAYS })];
        return [
          t('sales:fact.onSale', { price: money(price), count: daysLeft }),
          next ? t('sales:fact.next', { date: date(next.from), price: money(next.price) }) : t('sales:fact.noNext'),
        ];
      }
      case 'sold':
      case 'paid': {
        const sold = soldPrice !== null && soldAt !== null ? [t('sales:fact.sold', { date: date(soldAt), price: money(soldPrice) })] : [];
        return settlement ? [...sold, settled(settlement, consignment.receivedAt)] : sold;
      }
      default:
        return [t('sales:fact.since', { state: t(`items:state.${state}`), date: date(submittedAt) })];
    }
  }

  function whyRefused(because: string | null): string {
    const known = REJECTION_REASONS.find((name) => name === because);
    return known ? t(`items:sale.reason.${known}`) : (because ?? t('items:sale.rejectedBody'));
  }

  function settled({ state, method, ending, amount, on }: Settlement, receivedAt: string | null | undefined): string {
    const words = { amount: money(amount), to: method === null ? '' : say({ method, ending }), date: on === null ? '' : date(on) };
    if (on === null && receivedAt === null && state !== 'paid') return t('sales:fact.dueAfter', { ...words, count: PAYOUT_DAYS });
    if (on === null) return t(state === 'paid' ? 'sales:fact.paidOnce' : 'sales:fact.wanted', words);
    if (state === 'wanted') return t('sales:fact.dueUnknown', words);
    if (method === null) return t('sales:fact.paidOn', words);
    return t(`sales:fact.${state}`, words);
  }
}
