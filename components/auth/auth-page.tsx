import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';

/* A screen high: what arrives at the end of a step does not push the foot of the page before somebody's eyes. */
const Root = styled.div`
  display: grid;
  min-height: calc(100svh - var(--header-height));
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-height: min(48rem, calc(100svh - var(--header-height)));
  }
`;
const Column = styled.div`
  width: 100%;
  max-width: calc(27rem + 2 * var(--gutter));
  margin-inline: auto;
  padding: clamp(2.5rem, 8vw, 6rem) var(--gutter) clamp(3rem, 8vw, 6rem);
`;
/* Beside the form where there is room; a phone gets the form alone. */
const Side = styled.div`
  display: none;
  ${media.lg} {
    display: block;
    position: relative;
    background: #f1e8dc;
  }
  & img {
    position: absolute;
    inset: 0;
    height: 100%;
  }
`;

/** The frame of the pages that deal with logging in. */
export function AuthPage({ picture, children }: { picture: ArtworkPicture; children: ReactNode }) {
  return (
    <Root>
      <Column>{children}</Column>
      <Side>
        <Picture picture={picture} alt="" sizes="(min-width: 992px) 50vw, 1px" />
      </Side>
    </Root>
  );
}
