import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';

const Root = styled.p`
  margin-inline-start: auto;
  font-size: var(--text-xs);
  line-height: 1.5;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-over='true'] {
    color: var(--danger);
    font-weight: 550;
  }
`;

/** Debounce for screen readers: announced after a pause, and only near the limit. */
const ANNOUNCE_AFTER_MS = 1000;
const NEAR_THE_END = 0.8;

/** For a field's `counter`: how much of its limit a text has used. */
export function CharacterCounter({ length, maximum }: { length: number; maximum: number }) {
  const { t } = useTranslation('common');
  const [announced, setAnnounced] = useState<number | null>(null);
  useEffect(() => {
    if (length < maximum * NEAR_THE_END) return;
    const timer = setTimeout(() => setAnnounced(maximum - length), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [length, maximum]);
  return (
    <Root data-over={length > maximum}>
      <span aria-hidden="true">{`${length} / ${maximum}`}</span>
      <VisuallyHidden role="status">
        {announced === null
          ? null
          : announced < 0
            ? t('field.charactersOver', { over: -announced })
            : t('field.charactersLeft', { left: announced })}
      </VisuallyHidden>
    </Root>
  );
}
