import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { pressedKey } from '@/lib/pressed-key';
import type { Elements } from './elements';

const Root = styled.span`
  position: relative;
  display: inline-flex;
`;
const Bubble = styled.span`
  position: absolute;
  z-index: var(--z-overlay);
  bottom: calc(100% + 0.375rem);
  left: calc(50% + var(--shift, 0px));
  translate: -50% 0;
  width: max-content;
  max-width: min(16rem, 70vw);
  padding: 0.5rem 0.75rem;
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--on-ink);
  font-size: var(--text-xs);
  font-weight: 400;
  line-height: 1.45;
  text-align: start;
  box-shadow: var(--shadow-2);
  /* A bridge to the trigger: the pointer can travel onto the bubble without losing it. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 0.5rem;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

interface Props {
  text: ReactNode;
  /** Spread it on the trigger, which must be a control: what only a pointer can reach is hidden from many. */
  children: (trigger: { 'aria-describedby': string }) => Elements;
}

/** Adds to a control's name and never replaces it. Shown on hover and on focus, Escape hides it. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (isShown && bubble.current) keepInWindow(bubble.current);
  }, [isShown]);
  return (
    <Root
      onMouseEnter={() => setIsShown(true)}
      onMouseLeave={() => setIsShown(false)}
      onFocus={() => setIsShown(true)}
      onBlur={() => setIsShown(false)}
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape' || !isShown) return;
        // This Escape was for the bubble, not for a dialog around it.
        event.preventDefault();
        event.stopPropagation();
        setIsShown(false);
      }}
    >
      {children({ 'aria-describedby': id })}
      <Bubble ref={bubble} id={id} role="tooltip" hidden={!isShown}>
        {text}
      </Bubble>
    </Root>
  );
}

const EDGE = 8;

function keepInWindow(bubble: HTMLElement) {
  bubble.style.setProperty('--shift', '0px');
  const { left, right } = bubble.getBoundingClientRect();
  const overRight = right - (document.documentElement.clientWidth - EDGE);
  const shift = overRight > 0 ? -overRight : Math.max(0, EDGE - left);
  bubble.style.setProperty('--shift', `${shift}px`);
}
