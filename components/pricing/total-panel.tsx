import { useTranslation } from 'next-i18next/pages';
import type { ServiceType } from '@/lib/config/routes';
import { hasMonthly, type BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { quoteAddress } from '@/lib/domain/pricing/quote-address';
import { Button } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/cluster';
import { ShareIcon } from '@/components/ui/icons';
import { Card } from '@/components/ui/layout/card';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { TextInput } from '@/components/ui/forms/text-input';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Field } from '@/components/ui/forms/field';
import type { Calculator } from './calculator-state';
import { usePanel } from './use-pricing-steps';
import type { PackageTitles } from './pricing-props';
import { QuoteLines } from './quote-lines';
import { VisitFees } from './visit-fees';
import { YearCost } from './year-cost';

function ShareQuote({ draft, type }: { draft: BasketDraft; type: ServiceType }) {
  const { t } = useTranslation('pricing');
  const { locale } = useLocale();
  const address = quoteAddress(locale, type, draft);
  return (
    <Stack $gap={3}>
      <Heading level={3} look="h4">
        {t('share.heading')}
      </Heading>
      <Field label={t('share.label')} hint={t('share.hint')}>
        {(control) => <TextInput {...control} readOnly value={address} onFocus={(event) => event.target.select()} />}
      </Field>
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
    return (
      <LoadingRegion>
        <Skeleton $height="16rem" />
      </LoadingRegion>
    );
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
      <Card>
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
