import styled from 'styled-components';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { Container } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { Lead } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import type { Elements } from '@/components/ui/theme/elements';

const Root = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  padding-block: clamp(2rem, 6vw, 6rem);
  ${media.lg} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
    align-items: center;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
  & > form {
    max-width: 28rem;
  }
`;

interface Props {
  title: string;
  body: string;
  picture: ArtworkPicture;
  children: Elements;
}

export function ErrorFrame({ title, body, picture, children }: Props) {
  return (
    <Container>
      <Root>
        <Words>
          <Heading level={1}>{title}</Heading>
          <Lead>{body}</Lead>
          {children}
        </Words>
        <Picture picture={picture} alt="" sizes="(min-width: 992px) 37rem, 92vw" isLead />
      </Root>
    </Container>
  );
}
