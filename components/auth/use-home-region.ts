import { REGIONS, type Region } from '@/lib/config/regions';
import { useUserStore } from '@/stores/user-store';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** The region of the member's account, whichever site they visit. */
export function useHomeRegion(): Region {
  const { region } = useLocale();
  return REGIONS[useUserStore((state) => state.user?.country) ?? region.code];
}
