import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { clientOnly, FlowLoading, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { Stepper } from '@/components/ui/forms/stepper';
import { useIsWide } from '@/components/ui/hooks/use-is-wide';
import { useStepHead } from '@/components/ui/hooks/use-steps';
import { Card } from '@/components/ui/layout/card';
import { Heading } from '@/components/ui/text/heading';
import type { ServiceType } from '@/lib/config/routes';
import { hasMonthly } from '@/lib/domain/pricing/basket-draft';
import { MONTHS_MAXIMUM } from '@/lib/domain/pricing/quote-basket';
import { MonthlyNote } from './monthly-note';
import { PackageChoice } from './package-choice';
import { PanelNavigation } from './panel-navigation';
import type { PackageTitles, ShownPackage, Calculator } from './pricing-props';
import { SummaryCard, SummaryLayout } from './summary-layout';
import { SummarySums } from './summary-sums';
import { TileChoice } from '@/components/ui/forms/tile-choice';
import { useMoney } from './use-money';
import { Cluster } from '@/components/ui/layout/stack';
import { usePanel } from './use-pricing-steps';

/** Terms with a discount as tiles, and any other number of months. */
function MonthsChoice({ calculator: { draft, memberships, change } }: { calculator: Calculator }) {
  const { t } = useTranslation('pricing');
  const options = memberships.map(({ months, discount }) => ({
    value: months,
    label: t('months.month', { count: months }),
    note: discount > 0 ? t('months.discount', { percent: discount }) : undefined,
  }));
  return (
    <Card>
      <TileChoice
        name="months"
        legend={t('months.legend')}
        options={options}
        value={draft.months}
        onChange={(months) => change({ months })}
        hint={t('months.hint')}
        isWide
      />
      <Cluster $justify="space-between" style={{ marginTop: 'var(--space-4)', fontSize: 'var(--text-sm)' }}>
        <span>{t('months.exact')}</span>
        <Stepper
          label={t('months.exact')}
          value={draft.months}
          minimum={1}
          maximum={MONTHS_MAXIMUM}
          onChange={(months) => change({ months })}
        />
      </Cluster>
    </Card>
  );
}

const SumOfBasketRoot = styled.p`
  display: grid;
  & > span {
    font-size: var(--text-sm);
    color: var(--muted);
  }
  & > strong {
    font-family: var(--font-display);
    font-size: var(--text-h2);
    font-weight: var(--weight-display);
    line-height: 1.15;
    font-variant-numeric: lining-nums tabular-nums;
  }
  & > small {
    color: var(--muted);
  }
`;

/** The total, announced when it changes. An empty basket shows what to do instead of a zero. */
function SumOfBasket({ quote, priceList }: Pick<Calculator, 'quote' | 'priceList'>) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  return (
    <SumOfBasketRoot role="status" aria-atomic="true">
      <span>{t(quote ? 'summary.total' : 'summary.empty')}</span>
      {quote ? (
        <>
          <strong data-testid="basket-total">{money(quote.service.totalPrice)}</strong>
          <MonthlyNote quote={quote} priceList={priceList} />
          <small>{quote.tax.rate > 0 ? t('summary.gst', { amount: money(quote.tax.amount) }) : null}</small>
        </>
      ) : null}
    </SumOfBasketRoot>
  );
}

/** The choice and its cost; for an empty basket one sentence. It is last in its column, so that growing shifts nothing. */
function Summary({ calculator, packageTitles }: { calculator: Calculator; packageTitles: PackageTitles }) {
  const { t } = useTranslation('pricing');
  const { quote } = calculator;
  return (
    <SummaryCard data-counted aria-labelledby="summary-heading">
      <Heading level={3} look="h4" id="summary-heading">
        {t('summary.heading')}
      </Heading>
      <SumOfBasket quote={quote} priceList={calculator.priceList} />
      {quote ? <SummarySums calculator={calculator} quote={quote} packageTitles={packageTitles} /> : null}
    </SummaryCard>
  );
}

interface ChoosePanelProps {
  calculator: Calculator;
  type: ServiceType;
  packages: readonly ShownPackage[];
}

function ChoosePanel({ calculator, type, packages }: ChoosePanelProps) {
  const { draft, priceList } = calculator;
  const needsTerm = type === 'store' || hasMonthly(draft.packages, priceList);
  return (
    <>
      {packages.map((sold) => (
        <PackageChoice key={sold.package} calculator={calculator} sold={sold} />
      ))}
      {needsTerm ? <MonthsChoice calculator={calculator} /> : null}
    </>
  );
}

// Panels opened by a press; preloaded on the first interaction with the calculator.
const loadCompare = () => import('./compare-panel').then((part) => part.ComparePanel);
const loadTotal = () => import('./total-panel').then((part) => part.TotalPanel);
const ComparePanel = clientOnly(loadCompare, FlowLoading);
const TotalPanel = clientOnly(loadTotal, FlowLoading);
/** Loaded only when a quote link was followed. */
const LinkNotice = clientOnly(() => import('./arrival-notices').then((part) => part.LinkNotice), SilentDynamicLoading);
/** Loaded only when a link met another basket or code. */
const ArrivalQuestion = clientOnly(() => import('./arrival-notices').then((part) => part.ArrivalQuestion), SilentDynamicLoading);
/** Lazy: of narrow windows alone, and not shown for an empty basket. */
const MobileBar = clientOnly(() => import('./mobile-bar').then((part) => part.MobileBar), SilentDynamicLoading);
const warm = () => {
  for (const load of [loadCompare, loadTotal]) load().catch(() => undefined);
};

const Panel = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  outline: none;
  scroll-margin-top: calc(var(--header-height) + 1rem);
`;

interface Props {
  calculator: Calculator;
  type: ServiceType;
  packages: readonly ShownPackage[];
  packageTitles: PackageTitles;
  /** The order was shown here before: the panel comes into view like any other step. */
  isReturning: boolean;
}

/** `servicesPricing.step` selects the panel: 1 choose, 2 compare, 3 total. */
export function CalculatorPanels({ calculator, type, packages, packageTitles, isReturning }: Props) {
  const { t } = useTranslation('pricing');
  const { panel: name } = usePanel();
  const isWide = useIsWide('lg');
  const panel = useStepHead<HTMLDivElement>(name, !isReturning);
  return (
    <>
      <PanelNavigation />
      <StatusRegion style={{ marginBottom: 'var(--space-5)' }}>
        {calculator.offer ? <ArrivalQuestion offer={calculator.offer} /> : null}
        {calculator.link === 'none' ? null : <LinkNotice link={calculator.link} couponCode={calculator.couponCode} />}
      </StatusRegion>
      <SummaryLayout onPointerEnter={warm} onFocus={warm}>
        <Panel ref={panel} tabIndex={-1} role="group" aria-label={t(`calculator.${name}`)}>
          {name === 'choose' ? <ChoosePanel calculator={calculator} type={type} packages={packages} /> : null}
          {name === 'compare' ? <ComparePanel calculator={calculator} packages={packages} /> : null}
          {name === 'total' ? <TotalPanel calculator={calculator} type={type} packageTitles={packageTitles} /> : null}
        </Panel>
        <Summary calculator={calculator} packageTitles={packageTitles} />
      </SummaryLayout>
      {calculator.quote && !isWide ? <MobileBar calculator={calculator} quote={calculator.quote} /> : null}
    </>
  );
}
