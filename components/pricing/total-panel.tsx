import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/field';
import { FieldSet } from '@/components/ui/forms/field-set';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { ShareIcon } from '@/components/ui/page-icons';
import { Card } from '@/components/ui/layout/card';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import type { ServiceType } from '@/lib/config/routes';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { type BasketDraft, extrasOfDraft, hasMonthly, VISIT_FEES, type VisitFee } from '@/lib/domain/pricing/basket-draft';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';
import { quoteAddress } from '@/lib/domain/pricing/quote-address';
import { withRemark } from '@/lib/text/join-words';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { MonthlyNote } from './monthly-note';
import type { PackageTitles, Calculator } from './pricing-props';
import { useMoney } from './use-money';
import { usePanel } from './use-pricing-steps';
import { useQuoteLines } from './use-quote-lines';
import { YearCost } from './year-cost';

const ON_REQUEST = ['extra-delivery', 'rush', 'late-change'] as const;

/** Access fees that visitors can tick if they know the building, and fees on request. */
function VisitFees({ calculator: { draft, change, priceList } }: { calculator: Calculator }) {
  const { t } = useTranslation('pricing');
  const { localeTag } = useLocale();
  const money = useMoney();
  const toggle = (fee: VisitFee, isOn: boolean) =>
    change({ visitFees: VISIT_FEES.filter((known) => (known === fee ? isOn : draft.visitFees.includes(known))) });
  const onRequest = ON_REQUEST.flatMap((extra) => {
    const price = priceOfExtra(priceList, extra);
    return price === null ? [] : [{ term: t(`total.extra.${extra}`), value: money(price) }];
  });
  return (
    <Stack $gap={5}>
      <FieldSet legend={t('total.visit')} hint={t('total.visitHint')}>
        {VISIT_FEES.map((fee) => {
          const price = priceOfExtra(priceList, fee);
          return price === null ? null : (
            <Checkbox
              key={fee}
              label={withRemark(localeTag, t(`total.fee.${fee}`), `+${money(price)}`)}
              checked={draft.visitFees.includes(fee)}
              onChange={(event) => toggle(fee, event.target.checked)}
            />
          );
        })}
      </FieldSet>
      {onRequest.length > 0 ? (
        <Stack $gap={2}>
          <Heading level={3} look="label">
            {t('total.mayCome')}
          </Heading>
          <DefinitionList entries={onRequest} />
          {extrasOfDraft(draft).includes('consignment-collection') ? null : (
            <Text $size="sm" $tone="muted">
              {t('total.freeCollection')}
            </Text>
          )}
        </Stack>
      ) : null}
    </Stack>
  );
}

interface QuoteLinesProps {
  quote: Quote;
  packageTitles: PackageTitles;
  priceList: readonly ShoppingCart[];
}

/** The quote's lines: items, discounts, fees, and when each is charged. */
function QuoteLines({ quote, packageTitles, priceList }: QuoteLinesProps) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { lines, sums } = useQuoteLines(quote, packageTitles, { hasAddress: false });
  const { service, tax } = quote;
  return (
    <Stack $gap={3}>
      <Heading level={3}>{t('total.heading')}</Heading>
      <Text $size="sm" $tone="muted">
        {t('months.month', { count: service.paktTotalMonthSelect })}
      </Text>
      <DefinitionList entries={[...lines, ...sums]} />
      <Text $size="sm" $tone="muted">
        <MonthlyNote quote={quote} priceList={priceList} />
      </Text>
      {tax.rate > 0 ? (
        <Text $size="sm" $tone="muted">
          {t('summary.gst', { amount: money(tax.amount) })}
        </Text>
      ) : null}
    </Stack>
  );
}

function ShareQuote({ draft, type }: { draft: BasketDraft; type: ServiceType }) {
  const { t } = useTranslation('pricing');
  const { locale } = useLocale();
  const address = quoteAddress(locale, type, draft);
  return (
    <Stack $gap={3}>
      <Heading level={3} look="h4">
        {t('share.heading')}
      </Heading>
      <TextField label={t('share.label')} hint={t('share.hint')} readOnly value={address} onFocus={(event) => event.target.select()} />
      <Cluster>
        <CopyButton text={address}>{t('share.copy')}</CopyButton>
        {/* It is opened by a press, so that the browser is known by then. */}
        {typeof navigator.share === 'function' ? (
          <Button
            variant="neutral"
            // Closing the share sheet rejects the promise; that is not an error.
            onClick={() => void navigator.share({ title: t('share.title'), url: address }).catch(() => undefined)}
          >
            <ShareIcon size={18} />
            <span>{t('share.send')}</span>
          </Button>
        ) : null}
      </Cluster>
    </Stack>
  );
}

interface Props {
  calculator: Calculator;
  type: ServiceType;
  packageTitles: PackageTitles;
}

/** All costs of the basket, shown before any personal data is requested. */
export function TotalPanel({ calculator, type, packageTitles }: Props) {
  const { t } = useTranslation('pricing');
  const { goToPanel } = usePanel();
  const { quote, draft, priceList } = calculator;
  // A quote link opens here: without its basket the panel would look emptied.
  if (calculator.isArriving) {
    return <LoadingRegion height="16rem" />;
  }
  if (!quote) {
    return (
      <Card>
        <EmptyState
          level={3}
          title={t('total.empty')}
          actions={
            <Button variant="secondary" onClick={() => goToPanel('choose')}>
              {t('compare.back')}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <>
      {/* What is printed of a quote, on one page. */}
      <Card data-print="alone">
        <QuoteLines quote={quote} packageTitles={packageTitles} priceList={priceList} />
      </Card>
      <Card>
        <VisitFees calculator={calculator} />
      </Card>
      {hasMonthly(draft.packages, priceList) ? (
        <Card>
          <YearCost calculator={calculator} />
        </Card>
      ) : null}
      <Card>
        <ShareQuote draft={draft} type={type} />
      </Card>
    </>
  );
}
