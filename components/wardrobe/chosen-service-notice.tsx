import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '@/lib/config/regions';
import { careServiceOf, type CarePrices, type ChosenService } from '@/lib/domain/wardrobe/chosen-service';
import { formatMoney } from '@/lib/money';
import { Notice } from '@/components/ui/notice';
import { TextButton } from '@/components/ui/text-button';
import { useLocale } from '@/components/ui/use-locale';

interface Props {
  service: ChosenService;
  prices: CarePrices;
  /** The member's own: another site's prices are not theirs. */
  currency: Currency;
  onDismiss: () => void;
}

/** Somebody comes from the additional services with one in mind: it is named until they say that it is not wanted. */
export function ChosenServiceNotice({ service, prices, currency, onDismiss }: Props) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const care = careServiceOf(service);
  const name = care ? t(`service.${care}`) : t('chosen.donation');
  const price = prices[service];
  const isOwn = price?.currency === currency;
  return (
    <Notice title={isOwn ? t(price.amount === 0 ? 'chosen.free' : 'chosen.priced', { name, price: formatMoney(price, localeTag) }) : name}>
      <span>{`${t('chosen.body', { action: t(care ? 'action.care' : 'action.donate') })} `}</span>
      <TextButton onClick={onDismiss}>{t('chosen.dismiss')}</TextButton>
    </Notice>
  );
}
