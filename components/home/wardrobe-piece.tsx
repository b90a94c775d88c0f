import { memo } from 'react';
import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import type { ShownPiece } from './home-props';

const Open = styled.button`
  display: block;
  width: 100%;
  text-align: start;
  & picture {
    display: block;
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--sunken);
  }
  & img {
    aspect-ratio: 4 / 5;
    transition: scale var(--slow) var(--ease);
  }
  & > span {
    display: block;
    margin-top: 0.625rem;
    font-size: var(--text-xs);
    line-height: 1.4;
  }
  ${media.md} {
    & > span {
      font-size: var(--text-sm);
    }
  }
  ${media.hover} {
    &:hover img {
      scale: 1.03;
    }
    &:hover > span {
      text-decoration: underline;
      text-underline-offset: 0.25em;
      text-decoration-color: var(--red);
    }
  }
`;

interface Props {
  piece: ShownPiece;
  isShown: boolean;
  onOpen: (piece: ShownPiece) => void;
}

/** Filters only hide pieces: nothing is remounted, so loaded pictures stay. */
export const WardrobePiece = memo(function WardrobePiece({ piece, isShown, onOpen }: Props) {
  return (
    <li hidden={!isShown}>
      <Open type="button" aria-haspopup="dialog" onClick={() => onOpen(piece)}>
        <Picture picture={piece.picture} alt="" sizes="(min-width: 992px) 12rem, (min-width: 576px) 23vw, 30vw" />
        <span>{piece.name}</span>
      </Open>
    </li>
  );
});
