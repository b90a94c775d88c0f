import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Phrased } from '@/components/ui/text/text';
import { choiceCard } from './choice-card';
import { usePreHydrationChoice } from './use-pre-hydration-choice';
import { media } from '@/components/ui/theme/media';

/** A row of radios with large targets. */
const Tiles = styled.fieldset`
  & > legend {
    margin-bottom: var(--space-2);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr));
    gap: var(--space-2);
  }
  &[data-tiles='wide'] > div {
    grid-template-columns: repeat(auto-fill, minmax(6.75rem, 1fr));
  }
  /* On a phone no tile stands alone beside a hole: where the rows do not come out even, the first, which is often "none", takes one. */
  ${media.belowXs} {
    && > div {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    && > div:is(:has(> :nth-child(2):last-child), :has(> :nth-child(4):last-child)),
    &[data-tiles='wide'] > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &:not([data-tiles='wide']) > div > :first-child:nth-last-child(3n + 7),
    &[data-tiles='wide'] > div > :first-child:nth-last-child(2n + 3) {
      grid-column: 1 / -1;
    }
  }
  & > p {
    margin-top: var(--space-2);
    font-size: var(--text-xs);
    color: var(--muted);
  }
`;
const Tile = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 3.75rem;
  padding: 0.375rem 0.625rem;
  ${choiceCard}
  border-radius: var(--radius-sm);
  font-weight: 550;
  line-height: 1.3;
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > small {
    font-size: 0.75rem;
    font-weight: 400;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &:has(:checked) {
    background: var(--red-wash);
  }
  &:has(:checked) > small {
    color: var(--ink-soft);
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

interface TileOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
}

interface Props<Value extends string | number> {
  legend: ReactNode;
  /** Name of the radio group, unique on the page. */
  name: string;
  options: readonly TileOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  /** For labels that must stay on one line. */
  isWide?: boolean;
}

/** Choice between a few priced options; a tap selects, arrow keys move. */
export function TileChoice<Value extends string | number>({ legend, name, options, value, onChange, hint, isWide = false }: Props<Value>) {
  const frame = usePreHydrationChoice<HTMLFieldSetElement>(String(value), (chosen) => {
    const option = options.find((candidate) => String(candidate.value) === chosen);
    if (option) onChange(option.value);
  });
  return (
    <Tiles ref={frame} data-tiles={isWide ? 'wide' : undefined}>
      <Phrased as="legend">{legend}</Phrased>
      <div>
        {options.map((option) => (
          <Tile key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <Phrased>{option.label}</Phrased>
            {option.note ? <Phrased as="small">{option.note}</Phrased> : null}
          </Tile>
        ))}
      </div>
      {hint ? <Phrased as="p">{hint}</Phrased> : null}
    </Tiles>
  );
}
