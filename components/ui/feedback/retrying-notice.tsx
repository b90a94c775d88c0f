import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { StatusRegion } from './loading-region';
import { Text } from '@/components/ui/text/text';

interface Props {
  /** What is being loaded, in this page's words. */
  text: string;
  failures: number;
  onRetry: () => void;
}

/** Shown beside a skeleton: after the first failure it says that loading is being retried, and offers Retry now. */
export function RetryingNotice({ text, failures, onRetry }: Props) {
  const { t } = useTranslation('common');
  // It stays during the retry: a button that disappears would lose the focus.
  const [hasFailed, setHasFailed] = useState(false);
  if (failures > 0 && !hasFailed) setHasFailed(true);
  return (
    <>
      <StatusRegion>{hasFailed ? <Text $tone="muted">{text}</Text> : null}</StatusRegion>
      {hasFailed ? (
        <div>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
