import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { saveFile } from '@/lib/browser/save-file';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { sendCall } from '@/services/http/send-call';
import type { ActionFailure } from '@/services/http/outcome';
import { exportWardrobe } from '@/services/wardrobe/export-wardrobe';
import { Button } from '@/components/ui/actions/button';
import { LoadFailedNotice } from '@/components/ui/feedback/client-only';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { useDrawerEntry } from '@/components/ui/hooks/use-drawer-entry';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { photoAddress } from '@/components/ui/media/item-photo';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { useFailureText } from './use-failure-text';
import { useWardrobeTables } from './use-wardrobe-tables';

const TEXTS = ['record'] as const;
const VIEWS = ['copy'] as const;
/** Ten thousand pieces with their pictures take a while to draw. */
const INVENTORY_TIMEOUT_MS = 3 * 60_000;

const Choice = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  & + & {
    margin-top: var(--space-6);
    padding-top: var(--space-6);
    border-top: 1px solid var(--line);
  }
`;

/** Two copies of a wardrobe: everything for oneself, and an inventory for an insurer. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['record', 'items']);
  const { locale } = useLocale();
  const texts = useLazyTexts(TEXTS);
  const tables = useWardrobeTables();
  const { show } = useToasts();
  const failureText = useFailureText();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const isBusy = progress !== null || isDrawing;
  const { close } = useDrawerEntry(VIEWS, onClose);

  const saveEverything = async () => {
    setFailure(null);
    setProgress({ done: 0, total: 0 });
    try {
      const result = await exportWardrobe({ locale, photoAddress, tables, onProgress: (done, total) => setProgress({ done, total }) });
      if (result.kind === 'failed') return setFailure(result.failure);
      saveFile({ name: result.fileName, type: result.archive.type, content: result.archive });
      const { photos, missingPhotos } = result;
      show(
        missingPhotos > 0
          ? { tone: 'neutral', message: t('items:export.partly', { count: missingPhotos }) }
          : { tone: 'success', message: t('items:export.done', { count: photos }) },
      );
      close();
    } catch {
      setFailure({ kind: 'unreachable' });
    } finally {
      setProgress(null);
    }
  };
  const saveInventory = async () => {
    setFailure(null);
    setIsDrawing(true);
    const outcome = await sendCall('wardrobeDocument', { query: { locale }, timeoutMs: INVENTORY_TIMEOUT_MS });
    setIsDrawing(false);
    if (outcome.kind !== 'ok') return setFailure(outcome);
    saveFile({ name: `${t('record:copy.inventoryFile')}.pdf`, type: 'application/pdf', content: outcome.data });
    show({ tone: 'success', message: t('record:copy.inventoryDone') });
    close();
  };

  return (
    <Dialog hasEntry isOpen title={t('items:export.title')} onClose={close}>
      {texts.status === 'failed' ? <LoadFailedNotice onRetry={texts.retry} /> : null}
      {texts.status === 'loading' ? (
        <LoadingRegion>
          <Skeleton $height="12rem" />
        </LoadingRegion>
      ) : null}
      {texts.status === 'ready' ? (
        <>
          <Choice aria-labelledby="copy-archive">
            <Heading level={3} look="label" id="copy-archive">
              {t('record:copy.archive')}
            </Heading>
            <Text $size="sm">{t('record:copy.archiveBody')}</Text>
            <Button
              variant="neutral"
              isBusy={progress !== null}
              aria-disabled={isBusy || undefined}
              onClick={() => void (isBusy || saveEverything())}
            >
              {progress && progress.total > 0 ? t('items:export.progress', progress) : t('record:copy.archiveAction')}
            </Button>
          </Choice>
          <Choice aria-labelledby="copy-inventory">
            <Heading level={3} look="label" id="copy-inventory">
              {t('record:copy.inventory')}
            </Heading>
            <Text $size="sm">{t('record:copy.inventoryBody')}</Text>
            <Button
              variant="neutral"
              isBusy={isDrawing}
              aria-disabled={isBusy || undefined}
              onClick={() => void (isBusy || saveInventory())}
            >
              {t('record:copy.inventoryAction')}
            </Button>
          </Choice>
        </>
      ) : null}
      {failure ? (
        <Notice tone="danger" role="alert">
          {failureText(failure)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
