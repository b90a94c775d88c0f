import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from './section';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';

const Root = styled.section`
  padding-block: var(--section);
  @media print {
    display: none;
  }
`;

const Frame = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-8);
  padding-top: var(--space-6);
  border-top: 1px solid var(--ink);
  ${media.lg} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  }
  & > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-5);
    max-width: 34rem;
  }
`;

/** Last section of a page: one call to action. */
export function ClosingSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Root>
      <Container>
        <Frame>
          <Heading level={2}>{title}</Heading>
          <div>{children}</div>
        </Frame>
      </Container>
    </Root>
  );
}
