import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { formatMoney, type Money } from '@/lib/money';
import { useLocale } from '@/components/ui/hooks/use-locale';

const Root = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  & > small {
    font-family: var(--font-body);
    letter-spacing: 0;
    margin-inline-start: 0.25em;
    font-size: 0.8125em;
    font-weight: 400;
    color: var(--muted);
  }
`;

interface Props {
  /** Null: the price is unknown, which is shown as such and never as zero. */
  money: Money | null;
  cents?: 'always' | 'whole';
  /** Unit, such as "/ month". */
  unit?: ReactNode;
}

export function Price({ money, cents, unit }: Props) {
  const { t } = useTranslation('common');
  const { localeTag } = useLocale();
  if (money === null) return <span>{t('price.onRequest')}</span>;
  return (
    <Root>
      <span>{formatMoney(money, localeTag, { cents })}</span>
      {unit ? <small>{unit}</small> : null}
    </Root>
  );
}
