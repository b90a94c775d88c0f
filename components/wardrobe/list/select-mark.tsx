import type { MouseEvent } from 'react';
import { useRef } from 'react';
import styled from 'styled-components';
import { checkBoxStyle } from '@/components/ui/forms/check-style';

/* The target is 44 px, the visible mark half of that. */
const Root = styled.label`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  display: block;
  width: var(--target);
  height: var(--target);
  padding: calc((var(--target) - 1.5rem) / 2);
  cursor: pointer;
  & > input {
    ${checkBoxStyle}
    display: block;
    margin: 0;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    box-shadow: 0 0 0 3px rgb(255 255 255 / 70%);
    &::after {
      left: 0.5rem;
      top: 0.25rem;
      width: 0.375rem;
      height: 0.6875rem;
      border: solid var(--on-red);
      border-width: 0 2px 2px 0;
      rotate: 42deg;
    }
  }
`;

interface Props {
  label: string;
  isChecked: boolean;
  /** With Shift, selects the range from the last toggled piece. */
  onToggle: (isRange: boolean) => void;
}

export function SelectMark({ label, isChecked, onToggle }: Props) {
  const isShift = useRef(false);
  const note = (event: MouseEvent) => {
    isShift.current = event.shiftKey;
  };
  return (
    <Root onMouseDown={note} onClick={note}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onKeyDown={(event) => {
          isShift.current = event.shiftKey;
        }}
        onChange={() => {
          onToggle(isShift.current);
          isShift.current = false;
        }}
      />
    </Root>
  );
}
