import { useTranslation } from 'next-i18next/pages';
import { figureOf, sumChargedLater, type ChangedFigure } from '@/lib/domain/pricing/order-request';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import type { Definition } from '@/components/ui/layout/definition-list';
import type { PackageTitles } from '../pricing-props';
import { useMoney } from '../use-money';

const COUNTED = ['x', 'lite', 'luxe', 'pix', 'consignment'] as const;

interface Known {
  /** The server's amounts that the customer accepted. */
  agreed?: readonly ChangedFigure[] | null;
  /** Without an address the visit fees are unknown. */
  hasAddress?: boolean;
}

/** The order's lines: items, discounts and fees, with their amounts. */
export function useOrderLines(
  quote: Quote | null,
  packageTitles: PackageTitles,
  { agreed = null, hasAddress = true }: Known = {},
): { lines: Definition[]; sums: Definition[]; later: number } {
  const { t } = useTranslation(['pricing', 'order']);
  const money = useMoney();
  if (!quote) return { lines: [], sums: [], later: 0 };
  const { packages, service, membership, promotion, extras, gift, chargedToday } = quote;
  const line = (name: string, quantity: number, price: number): Definition => ({
    term: t('pricing:total.line', { name, quantity }),
    value: money(price),
  });
  const later = figureOf(agreed, 'chargedLater', sumChargedLater(quote));
  return {
    later,
    lines: [
      ...COUNTED.filter((name) => packages[name].numberItems > 0).map((name) =>
        line(
          name === 'x' ? t(`pricing:compare.${packages.x.xType}`) : packageTitles[name],
          packages[name].numberItems,
          packages[name].totalPrice,
        ),
      ),
      ...packages.serviceApartment.map(({ numberItems, totalPrice }, index) =>
        line(`${packageTitles.serviceApartment} ${index + 1}`, numberItems, totalPrice),
      ),
    ],
    sums: [
      ...(membership.amount > 0 ? [{ term: t('pricing:summary.discount'), value: `−${money(membership.amount)}` }] : []),
      ...(promotion.kind === 'coupon'
        ? [{ term: t('order:summary.coupon', { code: promotion.code }), value: `−${money(promotion.amount)}` }]
        : []),
      ...(promotion.kind === 'referral' ? [{ term: t('pricing:summary.friend'), value: `−${money(promotion.amount)}` }] : []),
      ...extras.map(({ extra, price }) => ({ term: t(`pricing:total.fee.${extra as 'no-lift'}`), value: money(price) })),
      { term: t('pricing:summary.total'), value: money(figureOf(agreed, 'price', service.totalPrice)), isTotal: true },
      ...(gift && gift.paid > 0 ? [{ term: t('order:summary.gift'), value: `−${money(gift.paid)}` }] : []),
      { term: t('pricing:summary.today'), value: money(figureOf(agreed, 'chargedToday', chargedToday)) },
      {
        term: t('pricing:summary.later'),
        value: later > 0 ? money(later) : t(hasAddress ? 'pricing:summary.laterNone' : 'pricing:summary.laterOpen'),
      },
    ],
  };
}
