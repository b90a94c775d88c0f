import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import { countryOfCurrency } from '@/lib/config/regions';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { PlusIcon } from '@/components/ui/icons';
import type { SummaryQuery } from '@/components/wardrobe/room/summary-query';

const CollectionDrawer = clientOnly(() =>
  import('@/components/wardrobe/collection/collection-drawer').then((part) => part.CollectionDrawer),
);

interface Props {
  summary: SummaryQuery | null;
  look: 'head' | 'welcome';
}

/** Add pieces: a collection if the plan has room, else a link to plans. */
export function AddPieces({ summary, look }: Props) {
  const { t } = useTranslation('items');
  const [isOpen, setIsOpen] = useState(false);
  const purpose = summary?.data?.collection ?? null;
  // Stays open once opened: the booking itself may take the last free place.
  const country = countryOfCurrency(summary?.data?.currency ?? 'HKD');
  const drawer = isOpen ? <CollectionDrawer country={country} onClose={() => setIsOpen(false)} /> : null;
  if (look === 'welcome') {
    // The drawer keeps its position in the tree: otherwise it would remount and lose its last view.
    return (
      <>
        {purpose ? (
          <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
            {t('collect.book')}
          </Button>
        ) : null}
        {drawer}
      </>
    );
  }
  return (
    <>
      {purpose ? (
        <Button variant="neutral" size="small" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
          <PlusIcon size={18} />
          <span>{t('head.add')}</span>
        </Button>
      ) : (
        <ButtonLink href={`${ROUTES.servicesPricing.path}?type=store`} variant="neutral" size="small">
          <PlusIcon size={18} />
          <span>{t('head.add')}</span>
        </ButtonLink>
      )}
      {drawer}
    </>
  );
}
