import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { ItemPhoto, type PieceImage } from '@/components/ui/media/item-photo';

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  & > figure {
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--sunken);
  }
  & picture,
  & img {
    display: block;
    width: 100%;
  }
  & > figure img {
    aspect-ratio: 1 / 1.1;
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-2);
  }
  & > ul button {
    display: grid;
    gap: 0.25rem;
    width: 100%;
    font-size: var(--text-xs);
    color: var(--muted);
    text-align: center;
  }
  & > ul button > span:first-child {
    display: block;
    overflow: hidden;
    border-radius: var(--radius-sm);
  }
  & > ul button[aria-pressed='true'] {
    color: var(--ink);
    font-weight: 550;
  }
  & > ul button[aria-pressed='true'] > span:first-child {
    outline: 2px solid var(--red);
    outline-offset: 1px;
  }
`;

interface Shot extends PieceImage {
  view: 'front' | 'back' | 'detail' | 'label';
}

/** All photographs of a piece, one enlarged; a single one needs no thumbnails. */
export function PassportGallery({ gallery: taken, name }: { gallery: readonly Shot[]; name: string }) {
  const { t } = useTranslation('items');
  // Skip duplicates: the same file labelled as another view would be wrong.
  const gallery = taken.filter(
    (shot, index) => taken.findIndex((other) => (other.src ?? other.name) === (shot.src ?? shot.name)) === index,
  );
  const [index, setIndex] = useState(0);
  const shown = gallery[index] ?? gallery[0];
  if (!shown) return null;
  return (
    <Root>
      <figure>
        <ItemPhoto
          image={shown}
          alt={t('passport.pictureAlt', { name, view: t(`view.${shown.view}`) })}
          sizes="(min-width: 768px) 27rem, 92vw"
          isPriority
        />
      </figure>
      {gallery.length > 1 ? (
        <ul aria-label={t('passport.gallery')}>
          {gallery.map((shot, position) => (
            <li key={`${shot.name}-${shot.view}-${position}`}>
              <button type="button" aria-pressed={position === index} onClick={() => setIndex(position)}>
                <span>
                  <ItemPhoto image={shot} alt="" sizes="6rem" />
                </span>
                <span>{t(`view.${shot.view}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Root>
  );
}
