import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { publicEnv } from '@/lib/config/env';
import type { Invoice } from '@/lib/contract/billing';
import { saveFile } from '@/lib/browser/save-file';
import { fetchInvoiceDocument } from '@/services/billing';
import { Button, Spinner } from '@/components/ui/actions/button';
import { IconButton } from '@/components/ui/actions/icon-button';
import { DownloadIcon } from '@/components/ui/page-icons';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToasts } from '@/components/ui/overlays/toast-provider';

interface Props {
  invoice: Pick<Invoice, 'id' | 'number'>;
  look: 'button' | 'sign';
}

/** The invoice as a PDF file in the language of the page. A provider may not have it; printing stays. */
export function InvoiceFile({ invoice: { id, number }, look }: Props) {
  const { t } = useTranslation('billing');
  const { locale } = useLocale();
  const { show } = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  if (!publicEnv.extApi) return null;
  const fetchFile = async () => {
    setIsBusy(true);
    const file = await fetchInvoiceDocument(id, locale);
    setIsBusy(false);
    if (file === null) return void show({ tone: 'danger', message: t('document.failed', { number }) });
    saveFile({ name: `${number}.pdf`, type: 'application/pdf', content: file });
    show({ tone: 'success', message: t('document.done', { number }) });
  };
  if (look === 'sign') {
    return (
      <IconButton
        label={t('document.downloadOf', { number })}
        icon={isBusy ? <Spinner /> : <DownloadIcon size={18} />}
        aria-busy={isBusy}
        onClick={isBusy ? undefined : () => void fetchFile()}
      />
    );
  }
  return (
    <Button isBusy={isBusy} onClick={() => void fetchFile()}>
      <DownloadIcon size={18} />
      <span>{t('document.download')}</span>
    </Button>
  );
}
