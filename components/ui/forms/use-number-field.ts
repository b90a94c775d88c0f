import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { latinDigits } from '@/lib/text/latin-digits';
import { pressedKey } from '@/lib/browser/pressed-key';

interface NumberField {
  value: number;
  minimum: number;
  maximum: number;
  onChange: (value: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * An integer that is typed or changed by arrow keys. A text field, because type="number" changes on the mouse wheel and rejects other
 * digits. Text stays as typed until blur, and counts once it is within the bounds.
 */
export function useNumberField({ value, minimum, maximum, onChange }: NumberField) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setDraft(target.value);
    const text = latinDigits(target.value).trim();
    const typed = Number(text);
    if (text !== '' && Number.isInteger(typed) && typed >= minimum && typed <= maximum) onChange(typed);
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[pressedKey(event) ?? ''];
    if (by === undefined) return;
    event.preventDefault();
    setDraft(null);
    onChange(Math.min(maximum, Math.max(minimum, value + by)));
  };
  return {
    /** The field shows its value again. */
    settle: () => setDraft(null),
    field: {
      type: 'text',
      role: 'spinbutton',
      // Numeric keyboards on phones have no minus sign.
      inputMode: minimum < 0 ? 'text' : 'numeric',
      autoComplete: 'off',
      'aria-valuenow': value,
      'aria-valuemin': minimum,
      'aria-valuemax': maximum,
      value: draft ?? String(value),
      onChange: change,
      onKeyDown: step,
      onBlur: () => setDraft(null),
    },
  } as const;
}
