import styled from 'styled-components';
import type { SafeHtml } from '@/lib/safe-html';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { media } from '@/components/ui/media';
import { RichText } from '@/components/ui/rich-text';

const Columns = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

const Root = styled.section`
  padding-block: clamp(1rem, 3vw, 3rem) var(--section);
`;

export function AboutStory({ heading, body }: { heading: string; body: SafeHtml }) {
  return (
    <Root>
      <Container>
        <Columns>
          <Heading level={2}>{heading}</Heading>
          <RichText html={body} look="article" />
        </Columns>
      </Container>
    </Root>
  );
}
