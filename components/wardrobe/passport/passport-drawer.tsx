import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RequestAction, WardrobeItem } from '@/lib/contract/wardrobe';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { allowedActions } from '@/lib/domain/wardrobe/item-basket';
import { refetchNow } from '@/services/http/query-client';
import { itemPassportQuery } from '@/services/wardrobe/items';
import { isMissing } from '@/services/http/query-failure';
import { Button } from '@/components/ui/actions/button';
import { Drawer } from '@/components/ui/overlays/drawer';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { HangerIcon } from '@/components/ui/member-icons';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Stack } from '@/components/ui/layout/stack';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';
import { CardBag } from '@/components/wardrobe/basket/card-bag';
import { Passport } from './passport';
import { loadedPicture, PassportGallery, type Shot } from './passport-gallery';
import { PassportStanding } from './passport-standing';
import { forgetWords, hasUnsavedWords, UnsavedWordsDialog } from './unsaved-words';

/* One row on every window: four stacked buttons would cover half of the content. */
const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: var(--space-2);
  width: 100%;
  & > button[data-size] {
    padding-inline: 0.25rem;
  }
`;

const Bag = styled.div`
  max-width: 16rem;
  margin-inline: auto;
`;

/** The actions available for the piece; the first one is primary. */
export function PassportActions({ item, onAction }: { item: WardrobeItem; onAction: (action: RequestAction) => void }) {
  const { t } = useTranslation('items');
  return (
    <Row>
      {allowedActions(item).map((action, index) => (
        <Button key={action} size="small" variant={index === 0 ? 'primary' : 'neutral'} onClick={() => onAction(action)}>
          {t(`action.${action}`)}
        </Button>
      ))}
    </Row>
  );
}

/** What one sees first: from the list it is there at once, the other photographs follow. */
function PassportPicture({ item, gallery, instant }: { item: WardrobeItem; gallery: readonly Shot[]; instant: string | null }) {
  if (item.category === 'sealed-bag') {
    return (
      <Bag>
        <CardBag note={item.sealedNote} />
      </Bag>
    );
  }
  return (
    <PassportGallery
      gallery={gallery.length > 0 ? gallery : [{ ...item.picture, ...(item.plan === 'own' ? {} : { view: 'front' as const }) }]}
      name={item.name}
      instant={instant}
    />
  );
}

/** The piece that Back closed over words that are not saved: it opens again and asks. */
let leftOver: string | null = null;

/** @returns whether the piece was closed by Back a moment ago, over words that are not saved */
function useBackOverWords(id: string, passport: ItemPassport | null): boolean {
  const writeQuery = useWriteQuery();
  const [wasLeft] = useState(leftOver === id);
  const latest = useRef(passport);
  useEffect(() => {
    latest.current = passport;
  });
  useEffect(() => {
    leftOver = null;
    const { pathname } = location;
    return () => {
      // A basket that was opened from the piece, or another page, has the words when one comes back.
      if (location.pathname !== pathname || new URLSearchParams(location.search).has('item')) return;
      if (!latest.current || !hasUnsavedWords(latest.current)) return;
      leftOver = id;
      writeQuery('push', (query) => ({ ...query, item: id }));
    };
  }, [id, writeQuery]);
  return wasLeft;
}

interface Props {
  id: string;
  /** The piece from the list, available at once and always current; null: not loaded yet. */
  listed: WardrobeItem | null;
  onClose: () => void;
  onAction: (item: WardrobeItem, action: RequestAction) => void;
}

/** The passport of one piece, with its own address. */
export function PassportDrawer({ id, listed, onClose, onAction }: Props) {
  const { t } = useTranslation('items');
  const { locale } = useLocale();
  const query = useQuery(itemPassportQuery(id, locale));
  const [instant] = useState(() => loadedPicture(id));
  const passport = query.data?.item ?? null;
  const [isAsking, setIsAsking] = useState(useBackOverWords(id, passport));
  // A local change is newer than the fetched passport.
  const item = listed && (!passport || listed.version >= passport.version) ? listed : (passport ?? listed);

  return (
    <Drawer
      hasEntry
      isOpen
      title={item?.name ?? (query.isError ? t('passport.missingTitle') : t('passport.loading'))}
      onClose={() => (passport && hasUnsavedWords(passport) ? setIsAsking(true) : onClose())}
      actions={
        item && allowedActions(item).length > 0 ? <PassportActions item={item} onAction={(action) => onAction(item, action)} /> : undefined
      }
    >
      {content()}
      {isAsking && passport ? <UnsavedWordsDialog passport={passport} onStay={() => setIsAsking(false)} onLeave={onClose} /> : null}
    </Drawer>
  );

  function content() {
    if (query.isError && !passport) {
      return isMissing(query.error) ? (
        <EmptyState picture={<HangerIcon size={32} />} title={t('passport.missing')} body={t('passport.missingBody')} level={3} />
      ) : (
        <ErrorState title={t('passport.failed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      );
    }
    return (
      <Stack $gap={6}>
        {item ? (
          <PassportPicture item={item} gallery={passport?.gallery ?? []} instant={instant} />
        ) : (
          <LoadingRegion>
            <Skeleton style={{ aspectRatio: '1 / 1.1', height: 'auto' }} />
          </LoadingRegion>
        )}
        {item ? <PassportStanding item={passport && query.data ? shownOf(passport) : item} /> : null}
        {passport && query.data ? (
          <Passport
            passport={shownOf(passport)}
            currency={query.data.currency}
            onGone={() => {
              forgetWords(passport);
              onClose();
            }}
          />
        ) : (
          <QueryLoading failures={query.failureCount} onRetry={() => void refetchNow(itemPassportQuery(id, locale).queryKey)}>
            <Stack $gap={4}>
              {['1.5rem', '1.5rem', '6rem'].map((height, index) => (
                <Skeleton key={index} $height={height} />
              ))}
            </Stack>
          </QueryLoading>
        )}
      </Stack>
    );
  }

  /** With what the list knows, which may be newer. */
  function shownOf(fetched: ItemPassport): ItemPassport {
    const shown = item ?? fetched;
    // The cancellation deadline comes from this passport's call, not from an older list.
    const openRequest = shown.openRequest?.id === fetched.openRequest?.id ? fetched.openRequest : shown.openRequest;
    return { ...fetched, ...shown, openRequest };
  }
}
