import { countryOfCurrency } from '@/lib/config/regions';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { TextButton } from '@/components/ui/actions/text-link';
import { CameraIcon } from '@/components/ui/member-icons';
import { PlusIcon } from '@/components/ui/page-icons';
import { useCollectionSteps } from '@/components/wardrobe/collection/use-book-collection';
import type { SummaryQuery } from '@/components/wardrobe/room/summary-query';

const CollectionDrawer = clientOnly(() =>
  import('@/components/wardrobe/collection/collection-drawer').then((part) => part.CollectionDrawer),
);

interface Props {
  summary: SummaryQuery | null;
  look: 'head' | 'welcome';
}

/** Add pieces: a collection if the plan has room, else a link to more places, or to a first plan. */
export function AddPieces({ summary, look }: Props) {
  const { t } = useTranslation('items');
  const { asked, goTo } = useCollectionSteps();
  const purpose = summary?.data?.collection ?? null;
  // Stays open once opened: the booking itself may take the last free place.
  const country = countryOfCurrency(summary?.data?.currency ?? 'HKD');
  const drawer = asked !== null ? <CollectionDrawer country={country} onClose={() => goTo(null)} /> : null;
  if (look === 'welcome') {
    // The drawer keeps its position in the tree: otherwise it would remount and lose its last view.
    return (
      <>
        {purpose ? (
          <Button onClick={() => goTo('collect')} aria-haspopup="dialog">
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
        <Button variant="neutral" size="small" onClick={() => goTo('collect')} aria-haspopup="dialog">
          <PlusIcon size={18} />
          <span>{t('head.add')}</span>
        </Button>
      ) : (
        <ButtonLink
          href={summary?.data?.plan ? ROUTES.plan.path : `${ROUTES.servicesPricing.path}?type=store`}
          variant="neutral"
          size="small"
        >
          <PlusIcon size={18} />
          <span>{t('head.add')}</span>
        </ButtonLink>
      )}
      {drawer}
    </>
  );
}

const AddOwnPiece = clientOnly(() => import('@/components/wardrobe/own/add-own-piece').then((part) => part.AddOwnPiece));

/** A piece that stays at home, with photographs of its member. */
export function AddOwnPieces({ look }: Pick<Props, 'look'>) {
  const { t } = useTranslation('items');
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const drawer = isOpen ? <AddOwnPiece onClose={() => setIsOpen(false)} /> : null;
  return look === 'welcome' ? (
    <div>
      <TextButton onClick={open} aria-haspopup="dialog">
        {t('head.addOwn')}
      </TextButton>
      {drawer}
    </div>
  ) : (
    <>
      <Button variant="neutral" size="small" aria-haspopup="dialog" onClick={open}>
        <CameraIcon size={18} />
        <span data-words>{t('head.addOwn')}</span>
      </Button>
      {drawer}
    </>
  );
}
