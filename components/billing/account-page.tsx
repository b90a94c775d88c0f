import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/loading-region';
import { Container } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Lead } from '@/components/ui/text/text';
import type { Elements } from '@/components/ui/theme/elements';

const Root = styled(Container)`
  padding-block: clamp(1.5rem, 4vw, 3.5rem) var(--section);
  & > header {
    display: grid;
    gap: var(--space-3);
    margin-bottom: var(--space-6);
  }
  & > header > p {
    font-size: var(--text-md);
  }
  @media print {
    padding-block: 0;
  }
`;

/** Layout of a page under the member's bar: title, one sentence, content. */
export function AccountPage({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: Elements }) {
  return (
    <Root>
      <header>
        <Heading level={1}>{title}</Heading>
        {lead ? <Lead>{lead}</Lead> : null}
      </header>
      {children}
    </Root>
  );
}

/** Skeleton of a list of invoices or cards. */
export function RowsSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Stack $gap={4}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} $height="2.5rem" />
      ))}
    </Stack>
  );
}
