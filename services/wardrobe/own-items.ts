import type { Locale } from '@/lib/config/locales';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { mergeItems } from '@/lib/domain/wardrobe/selection';
import { queryClient } from '@/services/http/query-client';
import { isGone } from '@/services/http/outcome';
import type { CallBody } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';
import { refreshItems, updateCachedItems } from './items';

type Words = Pick<CallBody<'addOwnItem'>, 'name' | 'kind' | 'colour' | 'brand'>;

/** Adds a piece that is only at home; the list has it at once. */
export function useAddOwnItem(locale: Locale) {
  const { isPending, failure, run } = useCallMutation('addOwnItem');
  const add = async (words: Words, photos: string[], idempotencyKey: string): Promise<WardrobeItem | null> => {
    const outcome = await run({ query: { locale }, body: { ...words, photos }, idempotencyKey });
    if (outcome?.kind !== 'ok') return null;
    const { item } = outcome.data;
    updateCachedItems(locale, (items) => mergeItems(items, [item]));
    // For the number of pieces, and for what else has changed.
    void refreshItems(locale);
    return item;
  };
  return { isPending, failure, add };
}

/** What its member has taken it for by mistake. */
export function useCorrectOwnItem(id: string, locale: Locale) {
  const { isPending, failure, run } = useCallMutation('editItem');
  const correct = async (words: Words): Promise<boolean> => {
    const outcome = await run({ params: { id }, query: { locale }, body: words });
    if (outcome?.kind !== 'ok') return false;
    updateCachedItems(locale, (items) => mergeItems(items, [outcome.data.item]));
    await queryClient().invalidateQueries({ queryKey: ['wardrobe', 'item', id] });
    return true;
  };
  return { isPending, failure, correct };
}

export function useRemoveOwnItem(id: string, locale: Locale) {
  const { isPending, failure, run } = useCallMutation('removeOwnItem');
  const remove = async (): Promise<boolean> => {
    const outcome = await run({ params: { id } });
    if (!outcome || (outcome.kind !== 'ok' && !isGone(outcome))) return false;
    updateCachedItems(locale, (items) => items.filter((item) => item.id !== id));
    // Looks go on without it.
    for (const queryKey of [
      ['outfit', 'list'],
      ['wardrobe', 'summary'],
    ]) {
      void queryClient().invalidateQueries({ queryKey });
    }
    return true;
  };
  return { isPending, failure, remove };
}
