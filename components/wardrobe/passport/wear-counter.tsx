import { useTranslation } from 'next-i18next/pages';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { calendarDateOf } from '@/lib/dates';
import { isAtHome, placeOf } from '@/lib/domain/wardrobe/item-states';
import { mergeItems } from '@/lib/domain/wardrobe/selection';
import { DOT, spaced } from '@/lib/text/join-words';
import { useMarkWorn, updateCachedItems } from '@/services/wardrobe/items';
import { Cluster } from '@/components/ui/layout/stack';
import { Button } from '@/components/ui/actions/button';
import { DateText } from '@/components/ui/text/date-text';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { useFocusHandover } from '@/components/ui/overlays/use-focus-recovery';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToday } from '@/components/ui/hooks/use-today';
import { FailureAlert } from '@/components/payments/failure-reason';

/** Counts wears. Optimistic; counts once a day and can be undone. */
export function WearCounter({ item }: { item: WardrobeItem }) {
  const { t } = useTranslation('items');
  const { locale, region } = useLocale();
  const { isPending, failure, run } = useMarkWorn();
  const { id, wearCount, lastWornAt } = item;
  const today = useToday();
  const counted = useFocusHandover<HTMLParagraphElement>(String(wearCount));
  const isWornToday = lastWornAt !== null && calendarDateOf(lastWornAt, region.timeZone) === today;

  /** Only the server knows the last wear before today. */
  const count = async (isWorn: boolean) => {
    const assumed: WardrobeItem = isWorn
      ? { ...item, wearCount: wearCount + 1, lastWornAt: new Date().toISOString() }
      : { ...item, wearCount: wearCount - 1, lastWornAt: null };
    updateCachedItems(locale, (items) => items.map((other) => (other.id === id ? assumed : other)));
    const outcome = await run({ params: { id }, query: { locale }, body: { isWorn } });
    if (outcome?.kind === 'ok') updateCachedItems(locale, (items) => mergeItems(items, [outcome.data.item]));
    // Roll back only if nothing newer has arrived meanwhile. Compared by value, because the cache holds copies.
    else {
      updateCachedItems(locale, (items) =>
        items.map((other) =>
          other.id === id && other.wearCount === assumed.wearCount && other.lastWornAt === assumed.lastWornAt
            ? { ...other, wearCount, lastWornAt }
            : other,
        ),
      );
    }
  };

  return (
    <section aria-labelledby="passport-worn">
      <Heading level={3} look="label" id="passport-worn">
        {t('wear.title')}
      </Heading>
      <Cluster $justify="space-between">
        <Text ref={counted} tabIndex={-1}>
          <span>{wearCount === 0 ? t(item.plan === 'own' ? 'wear.neverOwn' : 'wear.never') : t('wear.count', { count: wearCount })}</span>
          {lastWornAt ? (
            <>
              <span>{`${DOT}${spaced(t('wear.last'))}`}</span>
              <DateText value={lastWornAt} look="day" />
            </>
          ) : null}
        </Text>
        {/* One button for both states, so that it keeps the focus. */}
        {isWornToday || isAtHome(item.state) ? (
          <Button variant={isWornToday ? 'quiet' : 'neutral'} size="small" isBusy={isPending} onClick={() => void count(!isWornToday)}>
            {t(isWornToday ? 'wear.takeBack' : 'wear.today')}
          </Button>
        ) : null}
      </Cluster>
      {isWornToday || isAtHome(item.state) || placeOf(item.state) === 'gone' ? null : (
        <Text $size="sm" $tone="muted">
          {t('wear.away')}
        </Text>
      )}
      <FailureAlert failure={failure} />
    </section>
  );
}
