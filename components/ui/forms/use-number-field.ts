import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { latinDigits } from '@/lib/text/normalise-unicode';
import { pressedKey } from '@/lib/browser/pressed-key';

interface NumberField {
  value: number;
  minimum: number;
  maximum: number;
  onChange: (value: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

function readInteger(text: string): number {
  const latin = latinDigits(text).trim();
  return /^[+-]?\d+$/.test(latin) ? Number(latin) : Number.NaN;
}

/** Puts the focus on a number on the page that is out of its bounds. @returns whether there is one: what was pressed has to wait */
export function stopAtWrongNumber(): boolean {
  const wrong = document.querySelector<HTMLElement>('[role="spinbutton"][aria-invalid="true"]');
  wrong?.focus();
  return wrong !== null;
}

/**
 * An integer that is typed or changed by arrow keys. A text field, because type="number" changes on the mouse wheel and rejects other
 * digits. What is typed counts once it is within the bounds; what is not stays as it is written, with `isWrong`, and is never changed to
 * another number.
 */
export function useNumberField({ value, minimum, maximum, onChange }: NumberField) {
  const [typed, setTyped] = useState<{ text: string; value: number; isLeft: boolean } | null>(null);
  // Chosen elsewhere meanwhile: that number counts.
  const draft = typed?.value === value ? typed : null;
  const number = draft === null ? value : readInteger(draft.text);
  // Somebody who types 1 on the way to 12 has made no mistake yet.
  const isWrong = draft !== null && number !== value && (draft.isLeft || number > maximum);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = readInteger(target.value);
    const isPossible = next >= minimum && next <= maximum;
    setTyped({ text: target.value, value: isPossible ? next : value, isLeft: false });
    if (isPossible) onChange(next);
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[pressedKey(event) ?? ''];
    if (by === undefined) return;
    event.preventDefault();
    setTyped(null);
    onChange(Math.min(maximum, Math.max(minimum, value + by)));
  };
  return {
    /** The field shows its value again. */
    settle: () => setTyped(null),
    /** What is written is no number within the bounds, and does not count. */
    isWrong,
    field: {
      type: 'text',
      role: 'spinbutton',
      // Numeric keyboards on phones have no minus sign.
      inputMode: minimum < 0 ? 'text' : 'numeric',
      autoComplete: 'off',
      'aria-valuenow': value,
      'aria-valuemin': minimum,
      'aria-valuemax': maximum,
      'aria-invalid': isWrong || undefined,
      value: draft?.text ?? String(value),
      onChange: change,
      onKeyDown: step,
      onBlur: () => setTyped(draft === null || number === value ? null : { ...draft, isLeft: true }),
    },
  } as const;
}
