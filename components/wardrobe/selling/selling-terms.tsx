import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Currency } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { LISTING_DAYS, MARKDOWNS, PAYOUT_DAYS } from '@/lib/domain/consignment/markdown';
import { commissionBands } from '@/lib/domain/pricing/price-list';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Table } from '@/components/ui/layout/table';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { CommissionTable } from './commission-table';

const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  &[data-wide] {
    ${media.md} {
      grid-template-columns: 1fr 1fr;
    }
  }
  & > section {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    min-width: 0;
  }
  & caption {
    font-size: var(--text-sm);
    font-weight: 500;
    color: var(--muted);
  }
`;

interface Props {
  priceList: readonly ShoppingCart[];
  currency: Currency;
  /** Two columns where the window has room; a drawer has not. */
  isWide?: boolean;
  onRetry: () => void;
}

/** The rules of the payout, with the figures of the current price list: the same wherever a piece is given to be sold. */
export function SellingTerms({ priceList, currency, isWide = false, onRetry }: Props) {
  const { t } = useTranslation('consignment');
  const bands = commissionBands(priceList);
  return (
    <>
      <Columns data-wide={isWide || undefined}>
        <section>
          <Heading level={4}>{t('terms.commission.title')}</Heading>
          {bands.length > 0 ? (
            <CommissionTable bands={bands} currency={currency} />
          ) : (
            <ErrorState body={t('terms.commission.failed')} onRetry={onRetry} />
          )}
          <Text $size="sm" $tone="muted">
            {t('terms.commission.note')}
          </Text>
        </section>
        <section>
          <Heading level={4}>{t('terms.markdown.title')}</Heading>
          <Table caption={t('terms.markdown.caption')}>
            <thead>
              <tr>
                <th scope="col">{t('terms.markdown.day')}</th>
                <th scope="col" data-number>
                  {t('terms.markdown.reduction')}
                </th>
              </tr>
            </thead>
            <tbody>
              {MARKDOWNS.map(({ fromDay, percent }) => (
                <tr key={fromDay}>
                  <th scope="row">{fromDay}</th>
                  <td data-number>{percent === 0 ? t('terms.markdown.none') : `−${percent}%`}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
        {(['floor', 'refused', 'unsold', 'payout'] as const).map((matter) => (
          <section key={matter}>
            <Heading level={4}>{t(`terms.${matter}.title`)}</Heading>
            <Text $size="sm">{t(`terms.${matter}.body`, { days: matter === 'payout' ? PAYOUT_DAYS : LISTING_DAYS })}</Text>
          </section>
        ))}
      </Columns>
      <TextLink isStandalone href={`${ROUTES.termsAndCondition.path}#selling`} target="_blank">
        {t('terms.full')}
      </TextLink>
    </>
  );
}
