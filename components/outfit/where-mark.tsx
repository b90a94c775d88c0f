import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isAtHome, placeOf } from '@/lib/domain/wardrobe/item-states';
import { DOT } from '@/lib/text/join-words';

const DOTS: Record<Whereabouts, string> = {
  home: 'var(--success)',
  'with-us': 'var(--line-strong)',
  'in-care': 'var(--warning)',
  coming: 'var(--info)',
  'on-the-way': 'var(--info)',
  'for-sale': 'var(--red)',
  gone: 'var(--muted)',
};

const Root = styled.small`
  display: inline-flex;
  align-items: baseline;
  gap: 0.375rem;
  color: var(--muted);
  font-size: var(--text-xs);
  line-height: 1.35;
  & > i {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
  }
  &[data-where='home'] {
    color: var(--success);
  }
  @media (forced-colors: active) {
    & > i {
      border: 1px solid CanvasText;
    }
  }
`;

/** Whether a piece can be worn today, and if not, where it is. */
export function WhereMark({ item }: { item: Pick<WardrobeItem, 'state' | 'openRequest'> }) {
  const { t } = useTranslation('outfit');
  const where = whereaboutsOf(item);
  return (
    <Root data-where={where}>
      <i style={{ background: DOTS[where] }} aria-hidden="true" />
      <span>{t(`where.${where}`)}</span>
    </Root>
  );
}

/** Pieces in a sentence, each with where it is. */
export function useNamedWhere(): (pieces: readonly Pick<WardrobeItem, 'name' | 'state' | 'openRequest'>[]) => string {
  const { t } = useTranslation('outfit');
  return (pieces) => pieces.map((item) => t('where.named', { name: item.name, where: t(`where.${whereaboutsOf(item)}`) })).join(DOT);
}

/** Where a piece is, for somebody who wants to wear it. Only what is at home can be worn today. */
type Whereabouts = 'home' | 'with-us' | 'in-care' | 'coming' | 'on-the-way' | 'for-sale' | 'gone';

type Piece = Pick<WardrobeItem, 'state' | 'openRequest'>;

export function whereaboutsOf({ state, openRequest }: Piece): Whereabouts {
  if (isAtHome(state)) return 'home';
  if (openRequest?.action === 'care') return 'in-care';
  if (openRequest?.action === 'deliver') return 'coming';
  const place = placeOf(state);
  if (place === 'in-transit') return 'on-the-way';
  // What was not accepted for sale waits in our rooms.
  if (place === 'listed' && state !== 'rejected') return 'for-sale';
  return place === 'gone' ? 'gone' : 'with-us';
}

/** In storage and without an open request: the condition for a delivery. The server decides. */
export const isDeliverable = ({ state, openRequest }: Piece) => state === 'stored' && openRequest === null;

/** A look's pieces by whether they hang in the member's own wardrobe. */
export function partedByHome<Item extends Piece>(pieces: readonly Item[]): { home: Item[]; away: Item[]; deliverable: Item[] } {
  return {
    home: pieces.filter(({ state }) => isAtHome(state)),
    away: pieces.filter(({ state }) => !isAtHome(state)),
    deliverable: pieces.filter(isDeliverable),
  };
}
