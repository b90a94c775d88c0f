import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import type { HomePage } from '@/lib/contract/content/home-page';
import { NO_FILTER, passesFilter } from '@/lib/domain/wardrobe/filter-pieces';
import { Container } from '@/components/ui/container';
import { media } from '@/components/ui/media';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { TextButton } from '@/components/ui/text-button';
import type { ShownPiece, ShownWardrobe } from './home-props';
import { SectionHead } from './section-head';
import { usePassport } from './use-passport';
import { WardrobeFilters } from './wardrobe-filters';
import { WardrobePiece } from './wardrobe-piece';

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
  & > p { color: var(--muted); font-variant-numeric: tabular-nums; }
  & > button { min-height: var(--target); }
`;
const Rail = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-5) clamp(0.625rem, 1.6vw, 1.5rem);
  ${media.sm} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${media.lg} { grid-template-columns: repeat(6, minmax(0, 1fr)); }
`;

interface Props {
  text: HomePage['wardrobe'];
  wardrobe: ShownWardrobe;
}

export function SampleWardrobe({ text, wardrobe }: Props) {
  const { t } = useTranslation(['home', 'common']);
  const [filter, setFilter] = useState(NO_FILTER);
  const { open, preload, hasFailed, dialog } = usePassport();
  const openPiece = useCallback((piece: ShownPiece) => open(piece), [open]);

  const { pieces } = wardrobe;
  const count = pieces.filter((piece) => passesFilter(piece, filter)).length;
  return (
    <Section aria-labelledby="wardrobe">
      <Container>
        <SectionHead id="wardrobe" heading={text.heading} intro={text.intro} />
        <Tools>
          <WardrobeFilters wardrobe={wardrobe} filter={filter} onChange={setFilter} />
          <Result>
            <p role="status">
              {t('wardrobe.result', { count, total: pieces.length })}
              {count === 0 ? ` · ${text.empty}` : null}
            </p>
            {filter.category !== null || filter.family !== null ? <TextButton onClick={() => setFilter(NO_FILTER)}>{t('wardrobe.clear')}</TextButton> : null}
          </Result>
          {hasFailed ? <Notice tone="danger" role="alert">{t('common:errorState.body')}</Notice> : null}
        </Tools>
        <Rail aria-label={t('wardrobe.list')} onPointerEnter={preload} onFocus={preload}>
          {pieces.map((piece) => (
            <WardrobePiece key={piece.id} piece={piece} isShown={passesFilter(piece, filter)} onOpen={openPiece} />
          ))}
        </Rail>
        {dialog}
      </Container>
    </Section>
  );
}
