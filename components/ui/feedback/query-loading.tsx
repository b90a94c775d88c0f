import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import type { Elements } from '@/components/ui/theme/elements';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import { LoadingRegion, StatusRegion } from './loading-region';

const LONG_MS = 10_000;

interface Trying {
  /** `failureCount` of the query. */
  failures: number;
  /** Fetches now instead of after the pause before the next retry: `refetchNow`. */
  onRetry: () => void;
}

/** After a failed attempt, or ten seconds, says that the query is still being tried, with a button to retry now. */
export function StillTrying({ failures, onRetry }: Trying) {
  const { t } = useTranslation('common');
  // It stays during the retry: a button that disappears would lose the focus.
  const [isLong, setIsLong] = useState(false);
  if (failures > 0 && !isLong) setIsLong(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <StatusRegion>{isLong ? <Text $tone="muted">{t('stillTrying')}</Text> : null}</StatusRegion>
      {isLong ? (
        <div ref={keepFocusInRegion}>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface Props extends Trying {
  /** Of a skeleton that is one block. */
  height?: string;
  children?: Elements;
}

/** The skeleton of a query, for as long as it has neither data nor failed for good. */
export function QueryLoading({ height, children, ...trying }: Props) {
  return (
    <Stack $gap={4}>
      <StillTrying {...trying} />
      {height ? <LoadingRegion height={height} /> : <LoadingRegion>{children}</LoadingRegion>}
    </Stack>
  );
}
