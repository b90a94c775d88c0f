import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';

/* At least one screen high, so that content arriving late does not push the footer while somebody looks at it. */
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
/* A picture beside the form; not on phones. */
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

/** Layout of the login pages. */
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
