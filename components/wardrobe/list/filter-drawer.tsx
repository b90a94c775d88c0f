import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/actions/button';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Drawer } from '@/components/ui/overlays/drawer';
import { formatNumber } from '@/lib/text/format-number';
import { FilterPanel } from './filter-panel';

interface Props extends ComponentProps<typeof FilterPanel> {
  shownCount: number;
  onClose: () => void;
}

/** The filters where there is no room for them beside the pieces. */
export function FilterDrawer({ shownCount, onClose, ...filters }: Props) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  return (
    <Drawer
      hasEntry
      isOpen
      title={t('tools.filters')}
      onClose={onClose}
      actions={
        <Button isFullWidth onClick={onClose}>
          {t('tools.show', { count: shownCount, number: formatNumber(shownCount, localeTag) })}
        </Button>
      }
    >
      <FilterPanel {...filters} />
    </Drawer>
  );
}
