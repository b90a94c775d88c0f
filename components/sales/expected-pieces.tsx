import { useTranslation } from 'next-i18next/pages';
import { CATEGORIES } from '@/lib/domain/consignment/piece';
import { formatDate } from '@/lib/dates';
import type { Consignment } from '@/services/consignment';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { HangerIcon } from '@/components/ui/member-icons';
import { Text } from '@/components/ui/text/text';

const TEXTS = ['consignment'] as const;

type Expected = Consignment['pieces'][number] & Pick<Consignment, 'number' | 'booking'>;

/** Pieces of an order that wait for their collection; of a cancelled one they stay at home. */
export function expectedOf(orders: readonly Consignment[]): Expected[] {
  return orders.flatMap(({ number, booking, pieces }) =>
    pieces
      .filter(({ state, itemId }) => state === 'requested' && itemId === undefined)
      .map((piece) => ({ ...piece, number, ...(booking ? { booking } : {}) })),
  );
}

/** Rows of pieces that are not in the wardrobe yet, so they have neither a name nor a picture. */
export function ExpectedPieces({ pieces }: { pieces: readonly Expected[] }) {
  const { t } = useTranslation(['sales', 'consignment']);
  const { localeTag, region } = useLocale();
  const texts = useLazyTexts(TEXTS);
  const date = (value: string) => formatDate(value, { localeTag, timeZone: region.timeZone }, 'medium');
  const nameOf = (category: string) => {
    const known = CATEGORIES.find((candidate) => candidate === category);
    return texts.status === 'ready' && known ? t(`consignment:category.${known}`) : '';
  };
  return pieces.map(({ id, brand, category, number, booking }) => (
    <li key={id}>
      <span style={{ display: 'grid', placeItems: 'center', aspectRatio: '4 / 5', background: 'var(--sunken)', color: 'var(--muted)' }}>
        <HangerIcon size={24} />
      </span>
      <div>
        <strong dir="auto">{brand}</strong>
        <Text $size="sm" $tone="soft">
          {nameOf(category)}
        </Text>
        <Text $size="sm" $tone="soft">
          {booking ? t('sales:fact.expected', { date: date(booking.date), number }) : t('sales:fact.ordered', { number })}
        </Text>
      </div>
    </li>
  ));
}
