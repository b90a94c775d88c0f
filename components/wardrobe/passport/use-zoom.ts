import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { pressedKey } from '@/lib/browser/pressed-key';

export interface Zoom {
  /** 1: the whole picture. */
  scale: number;
  /** How far it is moved, in pixels. */
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const LARGEST = 5;
/** Of a button or key. */
export const STEP = 1.5;
const MOVE = 60;
/** Of one press. */
const PRESSED = 2.5;
/** A finger that moved less has pressed. */
const STILL = 6;

interface Box {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

/** Within its frame: an edge never comes nearer to the middle than the frame's own. */
export function held({ scale, x, y }: Zoom, { width, height }: Box): Zoom {
  const size = Math.min(LARGEST, Math.max(1, scale));
  const [across, down] = [((size - 1) * width) / 2, ((size - 1) * height) / 2];
  return { scale: size, x: Math.min(across, Math.max(-across, x)), y: Math.min(down, Math.max(-down, y)) };
}

/** @param at from the middle of the frame: what is there stays there */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, box: Box): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return held({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, box);
}

const distance = ([one, other]: readonly Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Enlarges a picture by press, two fingers, wheel and keys, and moves it by one finger or the arrows. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(WHOLE);
  const points = useRef(new Map<number, Point>());
  const moved = useRef(0);

  const boxOf = useCallback((): Box => ({ width: frame.current?.clientWidth ?? 1, height: frame.current?.clientHeight ?? 1 }), [frame]);
  const fromMiddle = useCallback(
    ({ x, y }: Point): Point => {
      const box = frame.current?.getBoundingClientRect();
      return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
    },
    [frame],
  );
  const enlarge = useCallback(
    (factor: number, at: Point = { x: 0, y: 0 }) => setZoom((now) => zoomedAt(now, factor, at, boxOf())),
    [boxOf],
  );
  const reset = useCallback(() => setZoom(WHOLE), []);
  const move = (x: number, y: number) => setZoom((now) => held({ ...now, x: now.x + x, y: now.y + y }, boxOf()));

  // Added by hand: React's own listener may not keep the page from being zoomed or scrolled.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      enlarge(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0025)), fromMiddle({ x: event.clientX, y: event.clientY }));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, enlarge, fromMiddle]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (points.current.size === 0) moved.current = 0;
    points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = [...points.current.values()];
    const last = points.current.get(event.pointerId);
    if (!last) return;
    const here = { x: event.clientX, y: event.clientY };
    points.current.set(event.pointerId, here);
    const after = [...points.current.values()];
    moved.current += Math.hypot(here.x - last.x, here.y - last.y);
    if (after.length > 1 && distance(before) > 0) enlarge(distance(after) / distance(before), fromMiddle(middle(after)));
    const [from, to] = [middle(before), middle(after)];
    move(to.x - from.x, to.y - from.y);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!points.current.delete(event.pointerId) || points.current.size > 0 || moved.current > STILL) return;
    if (zoom.scale > 1) reset();
    else enlarge(PRESSED, fromMiddle({ x: event.clientX, y: event.clientY }));
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    points.current.delete(event.pointerId);
  };

  /** @returns whether the key was one of ours */
  const onKey = (event: KeyboardEvent): boolean => {
    const key = pressedKey(event);
    const arrows: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [MOVE, 0],
      ArrowRight: [-MOVE, 0],
      ArrowUp: [0, MOVE],
      ArrowDown: [0, -MOVE],
    };
    const arrow = key !== null && zoom.scale > 1 ? arrows[key] : undefined;
    if (arrow) move(...arrow);
    else if (key === '+' || key === '=') enlarge(STEP);
    else if (key === '-') enlarge(1 / STEP);
    else if (key === '0') reset();
    else return false;
    event.preventDefault();
    return true;
  };
  return { zoom, enlarge, reset, onKey, pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
