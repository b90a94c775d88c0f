import type { ReactNode } from 'react';
import { usePreHydrationChoice } from '@/components/ui/forms/use-pre-hydration-choice';
import { Tile, Tiles } from './tile-style';

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
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <Tile key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
            {option.note ? <small>{option.note}</small> : null}
          </Tile>
        ))}
      </div>
      {hint ? <p>{hint}</p> : null}
    </Tiles>
  );
}
