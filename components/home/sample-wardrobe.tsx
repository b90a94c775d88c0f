import { useTranslation } from 'next-i18next/pages';
import { memo, useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { TextButton } from '@/components/ui/actions/text-link';
import { ChipRow } from '@/components/ui/forms/chip-row';
import { FieldError } from '@/components/ui/forms/field-error';
import { FilterChip } from '@/components/ui/forms/filter-chip';
import { Container, Section } from '@/components/ui/layout/section';
import { Picture } from '@/components/ui/media/picture';
import { media } from '@/components/ui/theme/media';
import type { HomePage } from '@/lib/contract/content/home-page';
import { DOT } from '@/lib/text/join-words';
import { NO_FILTER, passesFilter, facetCounts, toggleFilter, type WardrobeFilter } from './model/filter-pieces';
import type { ShownPiece, ShownWardrobe, FilterOption } from './home-props';
import { SectionHead } from './section-head';
import { usePassport } from './use-passport';

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

interface WardrobePieceProps {
  piece: ShownPiece;
  isShown: boolean;
  onOpen: (piece: ShownPiece) => void;
}

/** Filters only hide pieces: nothing is remounted, so loaded pictures stay. */
const WardrobePiece = memo(function WardrobePiece({ piece, isShown, onOpen }: WardrobePieceProps) {
  return (
    <li hidden={!isShown}>
      <Open type="button" aria-haspopup="dialog" onClick={() => onOpen(piece)}>
        <Picture picture={piece.picture} alt="" sizes="(min-width: 992px) 12rem, (min-width: 576px) 23vw, 30vw" />
        <span>{piece.name}</span>
      </Open>
    </li>
  );
});

/** Number of pieces in three rows on a phone. */
const FIRST_ROWS = 9;

const Tools = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-block: clamp(2rem, 4vw, 3rem) var(--space-5);
`;
const Result = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  min-height: var(--target);
  font-size: var(--text-sm);
  & > p {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  & > button {
    min-height: var(--target);
  }
`;
const Rail = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-5) clamp(0.625rem, 1.6vw, 1.5rem);
  ${media.sm} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  /* On a phone all of them are three windows to scroll past: three rows say what it is. By style alone, so that the document is the same for every width. */
  ${media.belowSm} {
    &[data-folded] > :nth-child(n + ${FIRST_ROWS + 1}) {
      display: none;
    }
  }
`;
const Unfold = styled.div`
  margin-top: var(--space-5);
  ${media.sm} {
    display: none;
  }
`;

interface Props {
  text: HomePage['wardrobe'];
  wardrobe: ShownWardrobe;
}

export function SampleWardrobe({ text, wardrobe }: Props) {
  const { t } = useTranslation(['home', 'common']);
  const [filter, setFilter] = useState(NO_FILTER);
  const [isUnfolded, setUnfolded] = useState(false);
  const rail = useRef<HTMLUListElement>(null);
  const { open, preload, hasFailed, dialog } = usePassport();
  const openPiece = useCallback((piece: ShownPiece) => open(piece), [open]);

  const { pieces } = wardrobe;
  const isFiltered = filter.category !== null || filter.family !== null;
  const isFolded = !isUnfolded && !isFiltered;
  const unfold = () => {
    setUnfolded(true);
    // The button disappears, so move the focus to the first new piece.
    requestAnimationFrame(() => rail.current?.children[FIRST_ROWS]?.querySelector('button')?.focus({ preventScroll: true }));
  };
  const count = pieces.filter((piece) => passesFilter(piece, filter)).length;
  return (
    <Section $height={[67, 99]} aria-labelledby="wardrobe">
      <Container>
        <SectionHead id="wardrobe" heading={text.heading} intro={text.intro} />
        <Tools>
          <WardrobeFilters wardrobe={wardrobe} filter={filter} onChange={setFilter} />
          <Result>
            <p role="status">
              {`${isFiltered ? t('wardrobe.result', { count, total: pieces.length }) : t('wardrobe.all', { total: pieces.length })}${count === 0 ? `${DOT}${text.empty}` : ''}`}
            </p>
            {isFiltered ? <TextButton onClick={() => setFilter(NO_FILTER)}>{t('wardrobe.clear')}</TextButton> : null}
          </Result>
          {hasFailed ? <FieldError role="alert">{t('common:errorState.body')}</FieldError> : null}
        </Tools>
        <Rail ref={rail} aria-label={t('wardrobe.list')} data-folded={isFolded || undefined} onPointerEnter={preload} onFocus={preload}>
          {pieces.map((piece) => (
            <WardrobePiece key={piece.id} piece={piece} isShown={passesFilter(piece, filter)} onOpen={openPiece} />
          ))}
        </Rail>
        {isFolded ? (
          <Unfold>
            <Button variant="secondary" isFullWidth onClick={unfold}>
              {t('wardrobe.unfold', { total: pieces.length })}
            </Button>
          </Unfold>
        ) : null}
        {dialog}
      </Container>
    </Section>
  );
}

const Group = styled.div`
  display: grid;
  gap: var(--space-2);
  & > p {
    font-size: var(--text-sm);
    font-weight: 550;
  }
`;
const Swatch = styled.span`
  width: 1rem;
  height: 1rem;
  border: 1px solid rgb(34 30 28 / 24%);
  border-radius: 50%;
  forced-color-adjust: none;
  [aria-pressed='true'] & {
    border-color: var(--paper);
  }
`;

interface WardrobeFiltersProps {
  wardrobe: ShownWardrobe;
  filter: WardrobeFilter;
  onChange: (filter: WardrobeFilter) => void;
}

function WardrobeFilters({ wardrobe, filter, onChange }: WardrobeFiltersProps) {
  const { t } = useTranslation('home');
  const facet = (name: keyof WardrobeFilter, title: string, options: readonly FilterOption[]) => {
    const counts = facetCounts(wardrobe.pieces, filter, name);
    return (
      <Group role="group" aria-labelledby={`filter-${name}`}>
        <p id={`filter-${name}`}>{title}</p>
        <ChipRow>
          {options.map(({ id, label, swatch }) => (
            <FilterChip
              key={id}
              isSelected={filter[name] === id}
              count={counts.get(id) ?? 0}
              onClick={() => onChange(toggleFilter(filter, name, id))}
            >
              {swatch ? <Swatch style={{ background: swatch }} /> : null}
              <span>{label}</span>
            </FilterChip>
          ))}
        </ChipRow>
      </Group>
    );
  };
  return (
    <>
      {facet('category', t('wardrobe.kinds'), wardrobe.categories)}
      {facet('family', t('wardrobe.colours'), wardrobe.families)}
    </>
  );
}
