import { useTranslation } from 'next-i18next/pages';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/stack';
import { useDecideSale } from './use-decide-sale';
import { useFailureText } from './use-failure-text';

/** A piece that was not accepted need not leave: it hangs on as any other, and can be cleaned, brought or given away. */
export function KeepStored({ item }: { item: WardrobeItem }) {
  const { t } = useTranslation('items');
  const failureText = useFailureText();
  const { state, decide } = useDecideSale(item);
  return (
    <Stack $gap={3}>
      {state.status === 'failed' ? <Notice tone="danger" role="alert">{failureText(state.failure)}</Notice> : null}
      <div><Button variant="neutral" size="small" isBusy={state.status === 'pending'} onClick={() => void decide({ decision: 'keep' })}>{t('sale.keep')}</Button></div>
    </Stack>
  );
}
