import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { DynamicLoading } from '@/components/ui/dynamic-loading';
import { Heading } from '@/components/ui/heading';
import type { Calculator } from './calculator-state';
import { SumOfBasket } from './sum-of-basket';

/** With nothing chosen there is nothing to break down. */
export const loadSums = () => import('./summary-sums').then((part) => part.SummarySums);
const SummarySums = dynamic(loadSums, { ssr: false, loading: DynamicLoading });

const Root = styled.aside`
  display: grid;
  gap: var(--space-3);
  padding: clamp(1.125rem, 2vw, 1.5rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--surface);
`;

/**
 * What is chosen and what it costs. With nothing chosen it is one sentence: rows of dashes say no more. It is the last of its column, so
 * nothing moves when it grows.
 */
export function Summary({ calculator }: { calculator: Calculator }) {
  const { t } = useTranslation('pricing');
  const { quote } = calculator;
  return (
    <Root aria-labelledby="summary-heading">
      <Heading level={3} look="h4" id="summary-heading">
        {t('summary.heading')}
      </Heading>
      <SumOfBasket quote={quote} />
      {quote ? <SummarySums calculator={calculator} quote={quote} /> : null}
    </Root>
  );
}
