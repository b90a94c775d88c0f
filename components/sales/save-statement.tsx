import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { countryOfCurrency } from '@/lib/domain/booking/visit-country';
import { statementCsv } from './model/sales-book';
import { saveFile } from '@/lib/browser/save-file';
import { Button } from '@/components/ui/actions/button';
import { DownloadIcon } from '@/components/ui/icons';
import { usePayoutWords } from '@/components/wardrobe/payout/use-payout-words';

interface Props {
  items: readonly WardrobeItem[];
  currency: Currency;
  dayOf: (moment: string) => string;
}

/** The statement of all sales as a table; without a sale there is none. */
export function SaveStatement({ items, currency, dayOf }: Props) {
  const { t } = useTranslation(['sales', 'items']);
  const say = usePayoutWords(countryOfCurrency(currency));
  if (!items.some(({ state }) => state === 'sold' || state === 'paid')) return null;
  const save = () =>
    saveFile({
      name: `${t('sales:statement.file')}.csv`,
      type: 'text/csv;charset=utf-8',
      content: statementCsv(
        items,
        { currency, dayOf },
        {
          column: (column) => t(`sales:statement.${column}`),
          status: (state) => t(`items:payout.state.${state}`),
          method: ({ method, ending }) => (method === null ? '' : say({ method, ending })),
        },
      ),
    });
  return (
    <Button variant="neutral" size="small" onClick={save}>
      <DownloadIcon size={18} />
      <span>{t('sales:statement.save')}</span>
    </Button>
  );
}
