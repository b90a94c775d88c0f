import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Phrased } from '@/components/ui/text/text';

const Root = styled.dl`
  & > div {
    display: grid;
    /* A long value wraps before its label does. */
    grid-template-columns: fit-content(65%) minmax(min-content, 1fr);
    align-items: baseline;
    gap: var(--space-4);
    padding-block: 0.625rem;
    border-bottom: 1px solid var(--line);
    font-size: var(--text-sm);
  }
  & > div:last-child {
    border-bottom: 0;
  }
  & dt {
    color: var(--muted);
  }
  & dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & > div[data-total] {
    font-size: var(--text-md);
    font-weight: 600;
  }
  & > div[data-total] dt {
    color: inherit;
  }
`;

export interface Definition {
  term: string;
  value: ReactNode;
  isTotal?: boolean;
}

/** Pairs of label and value: a summary, a passport, the sums of a basket. */
export function DefinitionList({ entries }: { entries: readonly Definition[] }) {
  return (
    <Root>
      {entries.map(({ term, value, isTotal }) => (
        <div key={term} data-total={isTotal || undefined}>
          <Phrased as="dt">{term}</Phrased>
          <Phrased as="dd" dir="auto">
            {value}
          </Phrased>
        </div>
      ))}
    </Root>
  );
}
