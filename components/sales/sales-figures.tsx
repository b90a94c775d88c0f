import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Currency } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { salesSums } from '@/lib/domain/pricing/sales-statement';
import { formatNumber } from '@/lib/text/format-number';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Card } from '@/components/ui/layout/card';
import { Price } from '@/components/ui/text/price';
import { media } from '@/components/ui/theme/media';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  & > div {
    display: grid;
    gap: var(--space-1);
    align-content: start;
  }
  & dt {
    color: var(--muted);
    font-size: var(--text-sm);
  }
  & dd {
    font-family: var(--font-display);
    font-size: var(--text-lg);
    font-weight: var(--weight-heading);
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & dd {
      font-size: var(--text-h3);
    }
  }
`;

/** What comes, what came and how much is on sale. */
export function SalesFigures({ items, listed, currency }: { items: readonly WardrobeItem[]; listed: number; currency: Currency }) {
  const { t } = useTranslation('sales');
  const { localeTag } = useLocale();
  const { coming, paid } = salesSums(items);
  return (
    <Root as="dl">
      <div>
        <dt>{t('figures.coming')}</dt>
        <dd>
          <Price money={{ amount: coming, currency }} />
        </dd>
      </div>
      <div>
        <dt>{t('figures.paid')}</dt>
        <dd>
          <Price money={{ amount: paid, currency }} />
        </dd>
      </div>
      <div>
        <dt>{t('figures.listed')}</dt>
        <dd>{formatNumber(listed, localeTag)}</dd>
      </div>
    </Root>
  );
}
