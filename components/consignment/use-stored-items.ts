import { publicEnv } from '@/lib/config/env';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { allowedActions } from '@/lib/domain/wardrobe/item-basket';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useWholeWardrobe } from '@/components/wardrobe/list/use-whole-wardrobe';

/** Stored pieces that can be sold now; null when the provider has no wardrobe or it has not loaded. */
export function useStoredItems(): readonly WardrobeItem[] | null {
  const { locale } = useLocale();
  const { query } = useWholeWardrobe(locale);
  if (!publicEnv.extApi || !query.data) return null;
  return query.data.items.filter((item) => allowedActions(item).includes('sell'));
}
