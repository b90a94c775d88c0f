import { useTranslation } from 'next-i18next/pages';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import type { HomePage } from '@/lib/contract/content/home-page';
import { NO_FILTER, passesFilter } from '@/lib/domain/wardrobe/filter-pieces';
import { Button } from '@/components/ui/actions/button';
import { Container } from '@/components/ui/layout/container';
import { media } from '@/components/ui/theme/media';
import { FieldError } from '@/components/ui/forms/field-error';
import { Section } from '@/components/ui/layout/section';
import { TextButton } from '@/components/ui/actions/text-button';
import type { ShownPiece, ShownWardrobe } from './home-props';
import { SectionHead } from './section-head';
import { usePassport } from './use-passport';
import { WardrobeFilters } from './wardrobe-filters';
import { WardrobePiece } from './wardrobe-piece';

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
    <Section aria-labelledby="wardrobe">
      <Container>
        <SectionHead id="wardrobe" heading={text.heading} intro={text.intro} />
        <Tools>
          <WardrobeFilters wardrobe={wardrobe} filter={filter} onChange={setFilter} />
          <Result>
            <p role="status">
              {`${isFiltered ? t('wardrobe.result', { count, total: pieces.length }) : t('wardrobe.all', { total: pieces.length })}${count === 0 ? ` · ${text.empty}` : ''}`}
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
