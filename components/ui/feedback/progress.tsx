import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1rem;
    margin-bottom: 0.5rem;
    font-size: var(--text-sm);
  }
  & > div > span:last-child {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  & > progress {
    appearance: none;
    display: block;
    width: 100%;
    height: 6px;
    border: 0;
    border-radius: 3px;
    background: var(--wash);
    overflow: hidden;
    color: var(--bar);
    --bar: var(--ink);
  }
  & > progress[data-tone='warning'] {
    --bar: var(--warning);
  }
  & > progress[data-tone='red'] {
    --bar: var(--red);
  }
  & > progress::-webkit-progress-bar {
    background: var(--wash);
  }
  & > progress::-webkit-progress-value {
    background: var(--bar);
    border-radius: 3px;
    transition: width var(--slow) var(--ease);
  }
  & > progress::-moz-progress-bar {
    background: var(--bar);
    border-radius: 3px;
  }
  @media (forced-colors: active) {
    & > progress {
      appearance: auto;
    }
  }
`;

interface Props {
  label: ReactNode;
  value: number;
  maximum: number;
  /** The value as text: "48 of 60 items". */
  valueText: string;
  tone?: 'ink' | 'red' | 'warning';
}

/** Progress, or the used part of an allowance. */
export function Progress({ label, value, maximum, valueText, tone = 'ink' }: Props) {
  const id = useId();
  return (
    <Root>
      <div>
        <span id={id}>{label}</span>
        <span>{valueText}</span>
      </div>
      <progress aria-labelledby={id} aria-valuetext={valueText} value={Math.min(value, maximum)} max={maximum} data-tone={tone} />
    </Root>
  );
}
