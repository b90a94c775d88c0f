import { useTranslation } from 'next-i18next/pages';
import type { PackageName } from '@/lib/contract/package-selection';
import { figureOf, sumChargedLater, type ChangedFigure, type Quote } from '@/lib/domain/pricing/quote-basket';
import type { Definition } from '@/components/ui/layout/definition-list';
import type { PackageTitles } from './pricing-props';
import { useMoney } from './use-money';

const COUNTED = ['x', 'lite', 'luxe', 'pix', 'consignment'] as const;

interface Known {
  /** The server's amounts that the customer accepted. */
  agreed?: readonly ChangedFigure[] | null;
  /** Without an address the visit fees are unknown. */
  hasAddress?: boolean;
}

/** A line of the basket: its name, what it costs for the term, and where it stands in the basket. */
export interface QuoteLine extends Definition {
  package: PackageName;
  /** Parts the apartments. */
  position: number;
}

/** The lines of a quote: what was chosen, discounts and fees, and what of it is charged when. */
export function useQuoteLines(
  quote: Quote | null,
  packageTitles: PackageTitles,
  { agreed = null, hasAddress = true }: Known = {},
): { lines: QuoteLine[]; sums: Definition[]; later: number } {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  if (!quote) return { lines: [], sums: [], later: 0 };
  const { packages, service, membership, promotion, extras, gift, chargedToday } = quote;
  const later = figureOf(agreed, 'chargedLater', sumChargedLater(quote));
  const sold = [
    ...COUNTED.map((name) => ({ package: name, position: 0, ...packages[name], name: packageTitles[name] })),
    ...packages.serviceApartment.map((apartment, position) => ({
      package: 'serviceApartment' as const,
      position,
      ...apartment,
      name: `${packageTitles.serviceApartment} ${position + 1}`,
    })),
  ];
  return {
    later,
    lines: sold
      .filter(({ numberItems }) => numberItems > 0)
      .map(({ name, numberItems, totalPrice, ...place }) => ({
        package: place.package,
        position: place.position,
        term: t('total.line', { name: place.package === 'x' ? t(`compare.${packages.x.xType}`) : name, quantity: numberItems }),
        value: money(totalPrice),
      })),
    sums: [
      ...(membership.amount > 0 ? [{ term: t('summary.discount'), value: `−${money(membership.amount)}` }] : []),
      ...(promotion.kind === 'coupon'
        ? [{ term: t('summary.coupon', { code: promotion.code }), value: `−${money(promotion.amount)}` }]
        : []),
      ...(promotion.kind === 'referral' ? [{ term: t('summary.friend'), value: `−${money(promotion.amount)}` }] : []),
      ...extras.map(({ extra, price }) => ({ term: t(`total.fee.${extra as 'no-lift'}`), value: money(price) })),
      { term: t('summary.total'), value: money(figureOf(agreed, 'price', service.totalPrice)), isTotal: true },
      ...(gift && gift.paid > 0 ? [{ term: t('summary.gift'), value: `−${money(gift.paid)}` }] : []),
      { term: t('summary.today'), value: money(figureOf(agreed, 'chargedToday', chargedToday)) },
      { term: t('summary.later'), value: later > 0 ? money(later) : t(hasAddress ? 'summary.laterNone' : 'summary.laterOpen') },
    ],
  };
}
