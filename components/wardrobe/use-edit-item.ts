import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ChangedWords } from '@/lib/domain/wardrobe/own-words';
import { mergeItems } from '@/lib/domain/wardrobe/merge-items';
import { putItems, useEditItem as useEditCall } from '@/services/wardrobe/items';
import { useToasts } from '@/components/ui/toast-provider';
import { useLocale } from '@/components/ui/use-locale';

/** Saves a member's words on a piece; list and passport have them with the answer. */
export function useEditItem(id: string) {
  const { t } = useTranslation('items');
  const { locale } = useLocale();
  const { show } = useToasts();
  const client = useQueryClient();
  const { isPending, failure, run } = useEditCall();
  const save = async (words: ChangedWords): Promise<boolean> => {
    const outcome = await run({ params: { id }, query: { locale }, body: words });
    if (outcome?.kind !== 'ok') return false;
    putItems(locale, (items) => mergeItems(items, [outcome.data.item]));
    show({ tone: 'success', message: t('own.saved') });
    void client.invalidateQueries({ queryKey: ['wardrobe', 'item', id] });
    return true;
  };
  return { isPending, failure, save };
}
