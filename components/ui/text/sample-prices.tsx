import { useTranslation } from 'next-i18next/pages';
import { Text } from './text';

/** Shown beside prices while they are the sample prices of the demonstration. */
export function SamplePrices({ isSample }: { isSample: boolean }) {
  const { t } = useTranslation('common');
  return isSample ? (
    <Text $size="sm" $tone="muted" data-sample="prices">
      {t('price.sample')}
    </Text>
  ) : null;
}
