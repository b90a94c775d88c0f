import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { StatusRegion } from './status-region';
import { Text } from '@/components/ui/text/text';

interface Props {
  /** What is being tried, as this page says it. */
  text: string;
  failures: number;
  onRetry: () => void;
}

/** Beside a skeleton: after its first failure a reading is repeated by itself, which is said, and can be had at once. */
export function RetryingNotice({ text, failures, onRetry }: Props) {
  const { t } = useTranslation('common');
  // It stays while it is asked again: a button that goes takes the focus along.
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
