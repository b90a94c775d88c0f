import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { SearchIcon } from '@/components/ui/page-icons';
import type { PictureView } from '@/lib/contract/wardrobe';
import type { PieceImage } from '@/components/ui/media/item-photo';
import { PiecePhoto } from './piece-photo';
import { useSwipe } from './use-swipe';

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  & > figure {
    position: relative;
    /* In a low window it leaves room for what is said of the piece. */
    justify-self: center;
    width: 100%;
    max-width: max(12rem, 55dvh);
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--sunken) center / cover;
  }
  & > figure > button {
    display: block;
    width: 100%;
    cursor: zoom-in;
    touch-action: pan-y;
  }
  & > figure > button:focus-visible {
    outline-offset: -3px;
  }
  & > figure > button > svg {
    position: absolute;
    inset-inline-end: 0.75rem;
    bottom: 0.75rem;
    padding: 0.5rem;
    border-radius: 50%;
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
  & picture,
  & img {
    display: block;
    width: 100%;
  }
  & > figure img {
    aspect-ratio: 1 / 1.1;
  }
  /* Until the large picture is there the small one shows through. */
  & > figure[data-instant='true'] img {
    background: none;
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

export interface Shot extends PieceImage {
  /** A file of the member. */
  upload?: string | undefined;
  /** Left out where nobody has said which side it shows: a member's own photograph. */
  view?: PictureView;
}

const ZoomedPicture = clientOnly(() => import('./zoomed-picture').then((part) => part.ZoomedPicture));

const addressOf = ({ src, upload, name }: Shot) => src ?? upload ?? name;

/** The file in which the list already shows the piece. */
export function loadedPicture(id: string): string | null {
  const listed = [...document.querySelectorAll<HTMLElement>('[data-item]')].find(({ dataset }) => dataset.item === id);
  const picture = listed?.querySelector('img');
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : null;
}

interface Props {
  gallery: readonly Shot[];
  name: string;
  /** The address of a small one that is there at once. */
  instant: string | null;
}

/** All photographs of a piece, one large, which a press enlarges further; a single one needs no thumbnails. */
export function PassportGallery({ gallery: taken, name, instant }: Props) {
  const { t } = useTranslation('items');
  const large = useRef<HTMLButtonElement>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  // Skip duplicates: the same file labelled as another view would be wrong.
  const gallery = taken.filter((shot, index) => taken.findIndex((other) => addressOf(other) === addressOf(shot)) === index);
  const [index, setIndex] = useState(0);
  const shown = gallery[index] ?? gallery[0];
  const swipe = useSwipe((step) => setIndex((now) => (now + step + gallery.length) % gallery.length));
  if (!shown) return null;
  const sayShot = ({ view }: Shot) => (view ? t('passport.pictureAlt', { name, view: t(`view.${view}`) }) : name);
  const behind = shown === gallery[0] ? instant : null;
  return (
    <Root>
      <figure data-instant={behind !== null} style={behind === null ? undefined : { backgroundImage: `url(${JSON.stringify(behind)})` }}>
        <button
          ref={large}
          type="button"
          aria-haspopup="dialog"
          aria-label={t('passport.enlarge', { picture: sayShot(shown) })}
          onClick={() => setIsZoomed(true)}
          {...swipe}
        >
          <PiecePhoto image={shown} alt="" sizes="(min-width: 768px) 27rem, 92vw" isPriority />
          <SearchIcon size={36} />
        </button>
      </figure>
      {isZoomed ? (
        <ZoomedPicture
          gallery={gallery}
          start={gallery.indexOf(shown)}
          sayShot={sayShot}
          onClose={(last) => {
            setIndex(last);
            setIsZoomed(false);
          }}
        />
      ) : null}
      {gallery.length > 1 ? (
        <ul aria-label={t('passport.gallery')}>
          {gallery.map((shot, position) => (
            <li key={`${addressOf(shot)}-${position}`}>
              <button
                type="button"
                aria-pressed={position === index}
                aria-label={shot.view ? undefined : t('passport.picture', { number: position + 1 })}
                onClick={() => setIndex(position)}
              >
                <span>
                  <PiecePhoto image={shot} alt="" sizes="6rem" width="200" />
                </span>
                {shot.view ? <span>{t(`view.${shot.view}`)}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Root>
  );
}
