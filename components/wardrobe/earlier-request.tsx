import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { arrivedBefore } from '@/lib/domain/wardrobe/arrived-before';
import { randomId } from '@/lib/random-id';
import { itemRequestsQuery } from '@/services/wardrobe/requests';
import { Notice } from '@/components/ui/notice';
import { TextButton } from '@/components/ui/text-button';
import { useWriteQuery } from '@/components/ui/use-write-query';
import type { BasketControl } from './use-basket';

interface Props {
  basket: BasketControl;
  /** Pieces for which something else is open. */
  busyIds: readonly string[];
}

/** A basket whose answer got lost and that is looked at again: what stands in its way is itself, booked. */
export function EarlierRequest({ basket, busyIds }: Props) {
  const { t } = useTranslation('items');
  const writeQuery = useWriteQuery();
  const { data } = useInfiniteQuery(itemRequestsQuery());
  const busy = basket.draft.basket.lines.filter(({ itemId }) => busyIds.includes(itemId));
  const found = arrivedBefore(busy, data?.pages.flatMap(({ requests }) => requests) ?? []);
  if (!found) return null;
  const takeOut = () => {
    found.itemIds.forEach(basket.remove);
    // Nothing is left of it: then what was booked is what there is to see.
    if (found.itemIds.length === basket.draft.basket.lines.length) writeQuery('push', (query) => ({ ...query, request: found.request.id }));
    // Its attempt is at its end: the rest is another basket.
    basket.change({ attempt: randomId() });
  };
  return (
    <Notice tone="info" title={t('basket.arrived.title', { number: found.request.number })}>
      <span>{t('basket.arrived.body', { count: found.itemIds.length })}</span>
      <p>
        <TextButton onClick={takeOut}>{t('basket.arrived.remove')}</TextButton>
      </p>
    </Notice>
  );
}
