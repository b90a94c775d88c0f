import { useTranslation } from 'next-i18next/pages';
import { Text } from '@/components/ui/text';
import { useStoredItems } from './use-stored-items';

/** The chosen pieces that are with us already, by their names. */
export function StoredReview({ itemIds }: { itemIds: readonly string[] }) {
  const { t } = useTranslation('consignment');
  const items = useStoredItems();
  const names = items?.filter(({ id }) => itemIds.includes(id)).map(({ name }) => name) ?? [];
  return (
    <div>
      <Text>
        <strong>{t('stored.chosen', { count: itemIds.length })}</strong>
      </Text>
      {names.length > 0 ? (
        <ul>
          {names.map((name, index) => (
            <li key={index} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <Text $size="sm" $tone="muted">
        {t('stored.noVisit')}
      </Text>
    </div>
  );
}
