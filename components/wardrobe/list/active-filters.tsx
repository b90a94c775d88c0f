import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { FACETS, isNarrowed, NO_FILTERS, toggleValue, type Facet, type WardrobeView } from '@/components/wardrobe/model/wardrobe-view';
import { formatNumber } from '@/lib/text/format-number';
import { Tag } from '@/components/ui/feedback/badge';
import { visuallyHidden } from '@/components/ui/layout/visually-hidden';
import { media } from '@/components/ui/theme/media';
import { TextButton } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  & > p {
    margin-inline-end: var(--space-2);
    font-size: var(--text-sm);
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  & > button {
    min-height: var(--target);
    font-size: var(--text-sm);
  }
  /* All of them: on a phone the head has said how many. It is still announced. */
  ${media.belowMd} {
    &[data-whole] {
      min-height: 0;
      ${visuallyHidden}
    }
  }
`;

interface Props {
  view: WardrobeView;
  shown: number;
  total: number;
  /** False while the rest of the wardrobe is loading. */
  isComplete: boolean;
  onChange: (change: Partial<WardrobeView>) => void;
}

/** The number of shown pieces and the active filters, each removable. */
export function ActiveFilters({ view, shown, total, isComplete, onChange }: Props) {
  const { t } = useTranslation(['items', 'wardrobe']);
  const { localeTag } = useLocale();
  const label = (facet: Facet, value: string): string => {
    switch (facet) {
      case 'place':
        return t(`items:place.${value}` as 'items:place.stored');
      case 'category':
        return t(`items:category.${value}` as 'items:category.tops');
      case 'colour':
        return t(`wardrobe:colourFamily.${value}` as 'wardrobe:colourFamily.blue');
      case 'season':
        return t(`wardrobe:season.${value}` as 'wardrobe:season.hot');
      case 'condition':
        return t(`items:condition.${value}` as 'items:condition.good');
      case 'brand':
        return value;
    }
  };
  return (
    <Root data-whole={(isComplete && !isNarrowed(view)) || undefined}>
      <p role="status">
        {t(isComplete ? 'items:result.shown' : 'items:result.loading', {
          shown: formatNumber(shown, localeTag),
          total: formatNumber(total, localeTag),
        })}
      </p>
      {FACETS.filter((facet) => facet !== 'place').flatMap((facet) =>
        view.filters[facet].map((value) => (
          <Tag
            key={`${facet}-${value}`}
            label={label(facet, value)}
            onRemove={() => onChange({ filters: toggleValue(view.filters, facet, value) })}
          />
        )),
      )}
      {isNarrowed(view) ? (
        <TextButton onClick={() => onChange({ q: '', filters: NO_FILTERS })}>{t('items:result.clear')}</TextButton>
      ) : null}
    </Root>
  );
}
