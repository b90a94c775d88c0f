import { useEffect, useRef } from 'react';
import type { WardrobeFilters } from '@/components/wardrobe/model/wardrobe-view';
import { useFilterSteps, type DrawerSteps } from '@/components/ui/hooks/use-drawer-steps';

/** The filters' drawer. Back closes it too, to an address from before they were chosen: they stay. */
export function useKeptFilters(filters: WardrobeFilters, onChange: (change: { filters: WardrobeFilters }) => void): DrawerSteps<'filters'> {
  const steps = useFilterSteps();
  const isOpen = steps.asked !== null;
  const chosen = useRef<WardrobeFilters | null>(null);
  useEffect(() => {
    if (isOpen) chosen.current = filters;
    else if (chosen.current) {
      onChange({ filters: chosen.current });
      chosen.current = null;
    }
  }, [isOpen, filters, onChange]);
  return steps;
}
