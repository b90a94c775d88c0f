import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { ItemRequest, RequestQuote } from '@/lib/contract/item-requests';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';
import { basketBody, needsVisit } from '@/lib/domain/wardrobe/item-basket';
import { withOpenRequests, withoutOpenRequests } from '@/components/wardrobe/model/optimistic-request';
import { randomId } from '@/lib/random-id';
import { isRefusal } from '@/services/http/outcome';
import { useCreateItemRequests } from '@/services/wardrobe/requests';
import { updateCachedItems, refreshItems } from '@/services/wardrobe/items';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import type { BasketControl } from './use-basket';
import { useUndoRequest } from '@/components/wardrobe/requests/use-undo-request';

interface Options {
  basket: BasketControl;
  /** The drawer can close, or show the visit that is booked. */
  onDone: (request: ItemRequest) => void;
}

/** Confirms the basket at the shown total. Optimistic update of the pieces, rolled back on a refusal. */
export function useConfirmBasket({ basket, onDone }: Options) {
  const { t } = useTranslation('items');
  const { locale } = useLocale();
  const { show } = useToasts();
  const undo = useUndoRequest();
  const client = useQueryClient();
  const { isPending, failure, run, reset } = useCreateItemRequests();

  const confirm = useCallback(
    async (quote: RequestQuote) => {
      const { draft } = basket;
      const { lines } = draft.basket;
      const isVisit = needsVisit(draft.basket);
      const ids = lines.map(({ itemId }) => itemId);
      updateCachedItems(locale, (items: readonly WardrobeItem[]) =>
        withOpenRequests(items, lines, isVisit ? draft.booking?.date.date : undefined),
      );
      const outcome = await run({
        body: {
          ...basketBody(draft.basket),
          total: quote.total,
          ...(isVisit && draft.booking ? { booking: draft.booking } : {}),
          ...(draft.hasAgreedToSell && lines.some(({ action }) => action === 'sell') ? { sellingTerms: SELLING_TERMS_VERSION } : {}),
          ...(isVisit && draft.hold ? { slotHoldId: draft.hold.id } : {}),
        },
        idempotencyKey: draft.attempt,
      });
      if (outcome?.kind === 'ok') {
        const { request } = outcome.data;
        basket.clear();
        onDone(request);
        // A visit has a screen of its own.
        if (request.booking === null) {
          show({
            tone: 'success',
            about: request.id,
            message: t(lines.every(({ action }) => action === 'sell') ? 'basket.doneSell' : 'basket.done', {
              count: ids.length,
              number: request.number,
            }),
            ...(request.undoUntil ? { action: { label: t('undo.action'), onPress: () => void undo(request.id) } } : {}),
          });
        }
      } else {
        updateCachedItems(locale, (items) => withoutOpenRequests(items, ids));
        // A refusal ends this attempt; after a lost answer the same idempotency key is used again.
        if (outcome?.kind === 'rejected' && isRefusal(outcome)) {
          basket.change({ attempt: randomId(), ...(outcome.code === 'SLOT_GONE' ? { hold: null } : {}) });
        }
      }
      for (const part of ['requests', 'sales', 'summary', 'bookings']) void client.invalidateQueries({ queryKey: ['wardrobe', part] });
      void refreshItems(locale);
      return outcome;
    },
    [basket, client, locale, onDone, run, show, t, undo],
  );

  return { isPending, failure, confirm, reset };
}
