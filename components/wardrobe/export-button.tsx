import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/components/ui/button';
import { DownloadIcon } from '@/components/ui/icons';
import { photoAddress } from '@/components/ui/item-photo';
import { useToasts } from '@/components/ui/toast-provider';
import { useLocale } from '@/components/ui/use-locale';
import { useFailureText } from './use-failure-text';

/** Everything in one file. The code that makes it comes with the first press. */
export function ExportButton() {
  const { t } = useTranslation('items');
  const { locale } = useLocale();
  const { show } = useToasts();
  const failureText = useFailureText();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const run = async () => {
    setProgress({ done: 0, total: 0 });
    try {
      const { exportWardrobe } = await import('@/services/wardrobe/export-wardrobe');
      const result = await exportWardrobe({ locale, photoAddress, onProgress: (done, total) => setProgress({ done, total }) });
      if (result.kind === 'failed') return void show({ tone: 'danger', message: failureText(result.failure) });
      saveFile({ name: result.fileName, type: result.archive.type, content: result.archive });
      const { photos, missingPhotos } = result;
      show(
        missingPhotos > 0
          ? { tone: 'neutral', message: t('export.partly', { count: missingPhotos }) }
          : { tone: 'success', message: t('export.done', { count: photos }) },
      );
    } catch {
      show({ tone: 'danger', message: failureText({ kind: 'unreachable' }) });
    } finally {
      setProgress(null);
    }
  };

  return (
    <Button variant="neutral" size="small" isBusy={progress !== null} onClick={() => void run()}>
      {progress === null ? <DownloadIcon size={18} /> : null}
      <span>{progress && progress.total > 0 ? t('export.progress', progress) : t('export.action')}</span>
    </Button>
  );
}
