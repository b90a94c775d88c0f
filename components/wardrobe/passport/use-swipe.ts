import { useRef, type PointerEvent } from 'react';

/** A finger that moved less across, or more down than half of it, has not swiped. */
const ACROSS = 40;

interface Touch {
  id: number;
  x: number;
  y: number;
}

/** A single finger that goes across. A mouse drags and presses instead. The element needs a `touch-action` that leaves this to it. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const touch = useRef<Touch | null>(null);
  const onPointerDown = ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
    // A second finger enlarges.
    touch.current = isPrimary && pointerType !== 'mouse' ? { id: pointerId, x: clientX, y: clientY } : null;
  };
  const onPointerUp = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const from = touch.current;
    touch.current = null;
    if (from?.id !== pointerId) return;
    const across = clientX - from.x;
    if (Math.abs(across) > ACROSS && Math.abs(across) > 2 * Math.abs(clientY - from.y)) onSwipe(across < 0 ? 1 : -1);
  };
  return { onPointerDown, onPointerUp };
}
