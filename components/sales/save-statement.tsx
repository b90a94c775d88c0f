import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { countryOfCurrency, type Currency } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { saveFile } from '@/lib/browser/save-file';
import { sendCall } from '@/services/http/send-call';
import { Button } from '@/components/ui/actions/button';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DownloadIcon } from '@/components/ui/page-icons';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { usePayoutWords } from '@/components/wardrobe/payout/use-payout-words';
import { statementCsv } from './model/sales-book';

interface Props {
  items: readonly WardrobeItem[];
  currency: Currency;
  dayOf: (moment: string) => string;
}

/** The statement of all sales, for a spreadsheet and on paper; without a sale there is none. */
export function SaveStatement({ items, currency, dayOf }: Props) {
  const { t } = useTranslation(['sales', 'items']);
  const { locale } = useLocale();
  const { show } = useToasts();
  const [isDrawing, setIsDrawing] = useState(false);
  const say = usePayoutWords(countryOfCurrency(currency));
  if (!items.some(({ state }) => state === 'sold' || state === 'paid')) return null;
  const name = t('sales:statement.file');
  const saveTable = () =>
    saveFile({
      name: `${name}.csv`,
      type: 'text/csv;charset=utf-8',
      content: statementCsv(
        items,
        { currency, dayOf },
        {
          column: (column) => t(`sales:statement.${column}`),
          status: (state) => (state === 'wanted' ? t('sales:statement.wanted') : t(`items:payout.state.${state}`)),
          method: ({ method, ending }) => (method === null ? '' : say({ method, ending })),
        },
      ),
    });
  const saveDocument = async () => {
    setIsDrawing(true);
    const outcome = await sendCall('salesDocument', { query: { locale } });
    setIsDrawing(false);
    if (outcome.kind !== 'ok') return show({ tone: 'danger', message: t('sales:statement.failed') });
    saveFile({ name: `${name}.pdf`, type: 'application/pdf', content: outcome.data });
    show({ tone: 'success', message: t('sales:statement.done') });
  };
  return (
    <>
      <Button variant="neutral" size="small" isBusy={isDrawing} onClick={() => void saveDocument()}>
        <DownloadIcon size={18} />
        <span>{t('sales:statement.savePdf')}</span>
      </Button>
      <Button variant="neutral" size="small" onClick={saveTable}>
        <DownloadIcon size={18} />
        <span>{t('sales:statement.save')}</span>
      </Button>
    </>
  );
}
