import styled from 'styled-components';
import { Card } from '@/components/ui/layout/card';
import { Heading } from '@/components/ui/text/heading';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { media } from '@/components/ui/theme/media';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Elements } from '@/components/ui/theme/elements';

export const BalanceFrame = styled(Card)`
  display: grid;
  gap: var(--space-5);
  ${media.md} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  justify-items: start;
  min-height: 6rem;
  & > h2 {
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 500;
  }
  & > strong {
    font-family: var(--font-display);
    font-size: var(--text-h3);
    font-weight: var(--weight-heading);
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  & > a[data-variant] {
    margin-top: var(--space-2);
  }
  ${media.belowMd} {
    min-height: 0;
    & + & {
      padding-top: var(--space-4);
      border-top: 1px solid var(--line);
    }
  }
  ${media.md} {
    & + & {
      padding-inline-start: var(--space-5);
      border-inline-start: 1px solid var(--line);
    }
  }
`;

/** One figure of the balance with its label. */
export function BalanceFigure({ title, isLoading, children }: { title: string; isLoading: boolean; children: Elements }) {
  return (
    <Root>
      <Heading level={2} look="label">
        {title}
      </Heading>
      {isLoading ? (
        <LoadingRegion>
          <Skeleton $height="2rem" $width="9rem" />
        </LoadingRegion>
      ) : (
        children
      )}
    </Root>
  );
}
