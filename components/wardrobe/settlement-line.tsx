import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '@/lib/config/regions';
import type { Settlement } from '@/lib/contract/wardrobe';
import { countryOfCurrency } from '@/lib/domain/booking/visit-country';
import { formatMoney } from '@/lib/money';
import { DateText } from '@/components/ui/date-text';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/components/ui/use-locale';
import { usePayoutWords } from './use-payout-words';

/** Where the money of a sale is: it waits for its owner's word, is due, between banks, or with its owner. */
export function SettlementLine({
  settlement: { state, method, ending, amount, on },
  currency,
}: {
  settlement: Settlement;
  currency: Currency;
}) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const say = usePayoutWords(countryOfCurrency(currency));
  const sum = formatMoney({ amount, currency }, localeTag);
  const where = method === null ? null : say({ method, ending });
  return (
    <Notice tone={state === 'wanted' ? 'warning' : state === 'paid' ? 'success' : 'info'} title={t(`payout.state.${state}`)}>
      <span>{where === null ? sum : `${sum} · ${where}`}</span>
      {on === null ? null : (
        <>
          <span>{' · '}</span>
          <DateText value={on} look="medium" />
        </>
      )}
    </Notice>
  );
}
