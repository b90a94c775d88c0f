import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from './section';
import { Heading } from '@/components/ui/text/heading';
import { Eyebrow, Lead } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import type { Elements } from '@/components/ui/theme/elements';

const Root = styled.div`
  padding-block: clamp(1.25rem, 6vw, 5.5rem) clamp(2rem, 4.5vw, 4rem);
  @media print {
    padding-block: 0 1rem;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  ${media.lg} {
    align-items: center;
    &[data-pictured='true'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  max-width: 46rem;
  min-width: 0;
  & > h1 {
    max-width: 18ch;
  }
  &:lang(zh) > h1 {
    max-width: 16em;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    margin-top: var(--space-2);
  }
  /* A short phone: the action stands above the cookie card, however long the words are. */
  @media (max-width: 479.98px) and (max-height: 700px) {
    & > p {
      order: 1;
    }
  }
`;

interface Props {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** Actions beside the heading. */
  actions?: Elements;
  picture?: Elements;
}

/** Head of a page: eyebrow, title and lead. */
export function PageIntro({ eyebrow, title, lead, actions, picture }: Props) {
  return (
    <Root>
      <Container>
        <Columns data-pictured={picture ? true : undefined}>
          <Words>
            {eyebrow ? <Eyebrow as="div">{eyebrow}</Eyebrow> : null}
            <Heading level={1}>{title}</Heading>
            {lead ? <Lead>{lead}</Lead> : null}
            {actions ? <div>{actions}</div> : null}
          </Words>
          {picture}
        </Columns>
      </Container>
    </Root>
  );
}
