import { useTranslation } from 'next-i18next/pages';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Text } from '@/components/ui/text';

/** Stands in the place of a page whose script could not be fetched. All of it is in the application's chunk, since nothing more can be fetched then. */
export function LostPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Container role="alert" style={{ paddingBlock: 'var(--space-9)' }}>
      <Heading level={1} look="h3">{t('errorState.title')}</Heading>
      <Text $tone="soft">{t('errorState.body')}</Text>
      <button type="button" className="retry" onClick={onRetry}>{t('action.retry')}</button>
    </Container>
  );
}
