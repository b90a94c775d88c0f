import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { mergeItems } from '@/lib/domain/wardrobe/selection';
import type { CallBody } from '@/services/http/send-call';
import { refreshItems, updateCachedItems, useApprovePrice } from '@/services/wardrobe/items';

/** Sends the owner's decision on a sale and updates the piece with the answer. */
export function useDecideSale(item: Pick<WardrobeItem, 'id' | 'name'>) {
  const { t } = useTranslation('items');
  const { locale } = useLocale();
  const { show } = useToasts();
  const client = useQueryClient();
  const { isPending, failure, run } = useApprovePrice();
  const decide = async (body: CallBody<'approvePrice'>) => {
    const outcome = await run({ params: { id: item.id }, query: { locale }, body });
    if (outcome?.kind === 'ok') {
      updateCachedItems(locale, (items) => mergeItems(items, [outcome.data.item]));
      show({ tone: 'success', message: t(`price.done.${body.decision}`, { name: item.name }) });
      for (const key of [['item', item.id], ['sales'], ['summary']]) void client.invalidateQueries({ queryKey: ['wardrobe', ...key] });
    }
    void refreshItems(locale);
    return outcome;
  };
  return { isPending, failure, decide };
}
