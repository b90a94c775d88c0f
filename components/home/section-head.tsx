import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { Lead } from '@/components/ui/text/text';

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 46rem;
  & > h2 {
    max-width: 26ch;
  }
`;

interface Props {
  id: string;
  heading: string;
  intro: ReactNode;
  className?: string;
}

/** Head of a section: the heading that labels it, and one paragraph. */
export function SectionHead({ id, heading, intro, className }: Props) {
  return (
    <Root className={className}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <Lead>{intro}</Lead>
    </Root>
  );
}
