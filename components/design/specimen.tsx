import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Stack } from '@/components/ui/layout/stack';

const Band = styled.section`
  padding-block: var(--space-8);
  border-top: 1px solid var(--line);
`;
const Layout = styled(Container)`
  display: grid;
  gap: var(--space-6);
  ${media.lg} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: var(--space-7);
  }
`;

/** One chapter of the design page. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Band aria-label={title}>
      <Layout>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        <Stack $gap={6}>{children}</Stack>
      </Layout>
    </Band>
  );
}

/** The last event of a specimen, shown below it, so that every control has a visible effect. */
export function useLog(): [string | null, (entry: string) => void] {
  const [last, setLast] = useState<string | null>(null);
  return [last, setLast];
}
