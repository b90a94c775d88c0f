import { useTranslation } from 'next-i18next/pages';
import { Text } from './text';

/** Stands where prices do, while they are the invented ones of the demonstration. */
export function SamplePrices({ isSample }: { isSample: boolean }) {
  const { t } = useTranslation('common');
  return isSample ? (
    <Text $size="sm" $tone="muted" data-sample="prices">
      {t('price.sample')}
    </Text>
  ) : null;
}
