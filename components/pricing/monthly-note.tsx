import { useTranslation } from 'next-i18next/pages';
import type { ShoppingCart } from '@/lib/contract/pricing';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { joinSentences } from '@/lib/text/join-words';
import { Phrased } from '@/components/ui/text/text';
import { monthlyCost } from './model/month-after-term';
import { useMoney } from './use-money';

interface Props {
  quote: Pick<Quote, 'packages' | 'membership' | 'service' | 'extras'>;
  priceList: readonly ShoppingCart[];
}

/** What comes after the total above it: the plan goes on by the month. Nothing for what is paid once. */
export function MonthlyNote({ quote, priceList }: Props) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { equivalent, after } = monthlyCost(quote, priceList);
  const sentences = [
    equivalent === null ? null : t('summary.monthly', { price: money(equivalent) }),
    after > 0 ? t('summary.then', { price: money(after) }) : null,
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? (
    <Phrased as="small" data-testid="after-term">
      {joinSentences(...sentences)}
    </Phrased>
  ) : null;
}
