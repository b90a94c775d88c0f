import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useHomeRegion } from '@/components/auth/use-home-region';
import { ROUTES } from '@/lib/config/routes';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { TextButton } from '@/components/ui/actions/text-link';
import { CameraIcon } from '@/components/ui/member-icons';
import { PlusIcon } from '@/components/ui/form-icons';
import { useDrawerSteps } from '@/components/ui/hooks/use-drawer-steps';
import { useCollectionSteps } from '@/components/wardrobe/collection/use-book-collection';
import type { SummaryQuery } from '@/services/wardrobe/items';

const CollectionDrawer = clientOnly(() =>
  import('@/components/wardrobe/collection/collection-drawer').then((part) => part.CollectionDrawer),
);

interface Props {
  summary: SummaryQuery | null;
  look: 'head' | 'welcome';
}

/** Where a plan that has no room grows, or a first one is chosen. */
export const morePlacesHref = (summary: SummaryQuery['data']): string =>
  summary?.plan ? ROUTES.plan.path : `${ROUTES.servicesPricing.path}?type=store`;

/** Add pieces: a collection if the plan has room, else a link to more places, or to a first plan. */
export function AddPieces({ summary, look }: Props) {
  const { t } = useTranslation('items');
  const { asked, goTo, close } = useCollectionSteps();
  const purpose = summary?.data?.collection ?? null;
  // Stays open once opened: the booking itself may take the last free place.
  const { code: country } = useHomeRegion();
  const drawer = asked !== null ? <CollectionDrawer country={country} onClose={close} /> : null;
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
      {/* Until it is known whether the plan has room it leads nowhere, least of all to a visitor's prices. */}
      {purpose || summary?.isPending ? (
        <Button
          variant="neutral"
          size="small"
          aria-disabled={!purpose || undefined}
          onClick={() => (purpose ? goTo('collect') : undefined)}
          aria-haspopup="dialog"
        >
          <PlusIcon size={18} />
          <span data-words>{t('head.add')}</span>
          <small aria-hidden="true">{t('head.addShort')}</small>
        </Button>
      ) : (
        <ButtonLink href={morePlacesHref(summary?.data)} variant="neutral" size="small">
          <PlusIcon size={18} />
          <span data-words>{t('head.add')}</span>
          <small aria-hidden="true">{t('head.addShort')}</small>
        </ButtonLink>
      )}
      {drawer}
    </>
  );
}

const AddOwnPiece = clientOnly(() => import('@/components/wardrobe/own/add-own-piece').then((part) => part.AddOwnPiece));

const OWN_STEPS = ['own-piece'] as const;

/** A piece that stays at home, with photographs of its member. */
export function AddOwnPieces({ look }: Pick<Props, 'look'>) {
  const { t } = useTranslation('items');
  const { asked, goTo, close } = useDrawerSteps(OWN_STEPS);
  const isOpen = asked !== null;
  // Once opened it keeps what was entered, for whoever comes back to it; after a piece was added the next begins anew.
  const [hasBegun, setHasBegun] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  if (isOpen && !hasBegun) setHasBegun(true);
  if (!isOpen && isAdded) {
    setIsAdded(false);
    setHasBegun(false);
  }
  const open = () => goTo('own-piece');
  const drawer = hasBegun ? (
    <AddOwnPiece
      isOpen={isOpen}
      onClose={close}
      onAdded={() => {
        close();
        setIsAdded(true);
      }}
    />
  ) : null;
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
        <small aria-hidden="true">{t('head.addOwnShort')}</small>
      </Button>
      {drawer}
    </>
  );
}
