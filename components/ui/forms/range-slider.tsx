import { useId, type CSSProperties, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { usePreHydrationChoice } from './use-pre-hydration-choice';

const thumb = css`
  appearance: none;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px solid var(--red);
  border-radius: 50%;
  background: var(--surface);
  box-shadow: var(--shadow-1);
`;
const track = css`
  height: 3px;
  border-radius: 2px;
  background: linear-gradient(to right, var(--red) var(--filled), var(--wash) var(--filled));
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
const Root = styled.div`
  & > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 1rem;
  }
  & label {
    font-size: var(--text-sm);
    font-weight: 550;
    line-height: 1.4;
  }
  & output {
    font-variant-numeric: tabular-nums;
    font-weight: 550;
    white-space: nowrap;
  }
`;
const Input = styled.input`
  appearance: none;
  display: block;
  width: 100%;
  height: var(--target);
  margin: 0;
  background: none;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    ${thumb} margin-top: calc(-0.75rem + 1.5px);
  }
  &::-moz-range-thumb {
    ${thumb} box-sizing: border-box;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

interface Props {
  label: ReactNode;
  value: number;
  minimum: number;
  maximum: number;
  step?: number;
  onChange: (value: number) => void;
  /** The value as text: "3 deliveries", "HK$1,280". */
  valueText: string;
  id?: string;
}

export function RangeSlider({ label, value, minimum, maximum, step = 1, onChange, valueText, id }: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const frame = usePreHydrationChoice<HTMLDivElement>(String(value), (chosen) => onChange(Number(chosen)));
  const filled = `${maximum > minimum ? ((value - minimum) / (maximum - minimum)) * 100 : 0}%`;
  return (
    <Root ref={frame}>
      <div>
        <label htmlFor={inputId}>{label}</label>
        <output htmlFor={inputId} aria-live="off">
          {valueText}
        </output>
      </div>
      <Input
        id={inputId}
        type="range"
        min={minimum}
        max={maximum}
        step={step}
        value={value}
        aria-valuetext={valueText}
        style={{ '--filled': filled } as CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Root>
  );
}
