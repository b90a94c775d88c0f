import styled from 'styled-components';
import { Picture } from '@/components/ui/media/picture';
import type { ShownPiece } from './home-props';

const SHOWN = 9;

/* A phone half cut off by the section's edge; its pictures are those of the sample wardrobe, already loaded. */
const Phone = styled.div`
  justify-self: center;
  width: min(100%, 19rem);
  padding: 0.625rem 0.625rem 0;
  border-radius: 2.5rem 2.5rem 0 0;
  background: var(--ink);
  box-shadow: var(--shadow-3);
  & > div {
    padding: 2.75rem 0.875rem 0;
    border-radius: 2rem 2rem 0 0;
    background: var(--surface);
    position: relative;
  }
  & > div::before {
    content: '';
    position: absolute;
    top: 0.75rem;
    left: 50%;
    width: 5rem;
    height: 1.25rem;
    border-radius: 999px;
    background: var(--ink);
    translate: -50% 0;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.5rem;
    height: 19rem;
    overflow: hidden;
  }
  & picture {
    display: block;
    overflow: hidden;
    border-radius: var(--radius);
  }
  & img {
    aspect-ratio: 4 / 5;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
    border-bottom: 0;
  }
`;

/** Decorative: the same wardrobe as above, on a phone. */
export function PhoneWardrobe({ pieces }: { pieces: readonly ShownPiece[] }) {
  return (
    <Phone aria-hidden="true">
      <div>
        <ul>
          {pieces.slice(0, SHOWN).map(({ id, picture }) => (
            <li key={id}>
              <Picture picture={picture} alt="" sizes="6rem" />
            </li>
          ))}
        </ul>
      </div>
    </Phone>
  );
}
