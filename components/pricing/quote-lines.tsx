import { useTranslation } from 'next-i18next/pages';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { DefinitionList, type Definition } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import type { PackageTitles } from './pricing-props';
import { useMoney } from './use-money';

const COUNTED = ['x', 'lite', 'luxe', 'pix', 'consignment'] as const;

/** The quote's lines: items, discounts, fees, and when each is charged. */
export function QuoteLines({ quote, packageTitles }: { quote: Quote; packageTitles: PackageTitles }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { packages, service, membership, promotion, extras, chargedToday, chargedLater, tax } = quote;
  const line = (name: string, quantity: number, price: number): Definition => ({
    term: t('total.line', { name, quantity }),
    value: money(price),
  });
  const lines: Definition[] = [
    ...COUNTED.filter((name) => packages[name].numberItems > 0).map((name) =>
      line(name === 'x' ? t(`compare.${packages.x.xType}`) : packageTitles[name], packages[name].numberItems, packages[name].totalPrice),
    ),
    ...packages.serviceApartment.map(({ numberItems, totalPrice }, index) =>
      line(`${packageTitles.serviceApartment} ${index + 1}`, numberItems, totalPrice),
    ),
  ];
  const sums: Definition[] = [
    ...(membership.amount > 0 ? [{ term: t('summary.discount'), value: `−${money(membership.amount)}` }] : []),
    ...(promotion.kind === 'coupon' ? [{ term: t('summary.coupon', { code: promotion.code }), value: `−${money(promotion.amount)}` }] : []),
    ...(promotion.kind === 'referral' ? [{ term: t('summary.friend'), value: `−${money(promotion.amount)}` }] : []),
    ...extras.map(({ extra, price }) => ({ term: t(`total.fee.${extra as 'no-lift'}`), value: money(price) })),
    { term: t('summary.total'), value: money(service.totalPrice), isTotal: true },
    { term: t('summary.today'), value: money(chargedToday) },
    {
      term: t('summary.later'),
      value: chargedLater.length > 0 ? money(chargedLater.reduce((sum, { amount }) => sum + amount, 0)) : t('summary.laterOpen'),
    },
  ];
  return (
    <Stack $gap={3}>
      <Heading level={3}>{t('total.heading')}</Heading>
      <Text $size="sm" $tone="muted">
        {t('months.month', { count: service.paktTotalMonthSelect })}
      </Text>
      <DefinitionList entries={[...lines, ...sums]} />
      {tax.rate > 0 ? (
        <Text $size="sm" $tone="muted">
          {t('summary.gst', { amount: money(tax.amount) })}
        </Text>
      ) : null}
    </Stack>
  );
}
