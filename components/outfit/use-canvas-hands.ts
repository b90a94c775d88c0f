import { useRef, type PointerEvent } from 'react';
import { useOutfitStoreApi, type SelectedItem } from '@/stores/outfit-store';

interface Point {
  left: number;
  top: number;
}

/** What a pointer does from its press to its release. */
interface Hold {
  item: SelectedItem;
  kind: 'move' | 'resize';
  from: Point;
  /** Resizing: how far the pointer was from the middle of the piece, or one finger from the other, and in which direction. */
  reach: number;
  bearing: number;
  middle: Point;
  /** One drag is one step to undo. */
  hasChanged: boolean;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ left: clientX, top: clientY });
const distance = (a: Point, b: Point) => Math.max(1, Math.hypot(a.left - b.left, a.top - b.top));
const bearing = (from: Point, to: Point) => (Math.atan2(to.top - from.top, to.left - from.left) / Math.PI) * 180;
/** A finger that trembles has not moved anything yet. */
const STILL = 4;
/** Nearer than this to a quarter turn, a piece lies straight, in degrees. */
const STRAIGHT = 6;
const straightened = (angle: number) => {
  const nearest = Math.round(angle / 90) * 90;
  return Math.abs(angle - nearest) < STRAIGHT ? nearest : angle;
};

/**
 * Pieces are moved by one pointer, and resized and turned at their grip or by two fingers. The tools and keys do the same.
 * @returns `grab` for the piece and its grip, the others for the canvas around them
 */
export function useCanvasHands(onActive: (id: string) => void) {
  const store = useOutfitStoreApi();
  const { moveItem, resizeItem, turnItem } = store.getState();
  const hold = useRef<Hold | null>(null);
  const pointers = useRef(new Map<number, Point>());

  const itemNow = (id: string) => store.getState().selectedList.find((item) => item.id === id);
  const middleOf = ({ x, y }: SelectedItem, bed: DOMRect): Point => ({
    left: bed.left + (x / 1_000) * bed.width,
    top: bed.top + (y / 1_000) * bed.height,
  });

  const grab = (kind: Hold['kind'], id: string, bed: Element | null) => (event: PointerEvent) => {
    const item = itemNow(id);
    const box = bed?.getBoundingClientRect();
    if (!item || !box || (hold.current && !event.isPrimary)) return;
    onActive(id);
    const [from, middle] = [pointOf(event), middleOf(item, box)];
    hold.current = { item, kind, from, middle, reach: distance(from, middle), bearing: bearing(middle, from), hasChanged: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const press = (event: PointerEvent) => {
    // A pointer that was released outside of the window is not missed any longer.
    if (event.isPrimary) pointers.current.clear();
    pointers.current.set(event.pointerId, pointOf(event));
    const item = hold.current && itemNow(hold.current.item.id);
    const [one, other] = [...pointers.current.values()];
    // The second finger: from now on both say how large the piece is, and how it lies.
    if (!hold.current || !item || !one || !other) return;
    hold.current = { ...hold.current, item, kind: 'resize', reach: distance(one, other), bearing: bearing(one, other) };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const held = hold.current;
    if (!held || !pointers.current.has(event.pointerId)) return;
    const at = pointOf(event);
    pointers.current.set(event.pointerId, at);
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0 || (!held.hasChanged && pointers.current.size < 2 && distance(at, held.from) < STILL)) return;
    const [one, other] = [...pointers.current.values()];
    if (held.kind === 'resize') {
      const [from, to] = one && other ? [one, other] : [held.middle, at];
      resizeItem(held.item.id, (held.item.size * distance(from, to)) / held.reach, held.hasChanged);
      turnItem(held.item.id, straightened((held.item.angle ?? 0) + bearing(from, to) - held.bearing), true);
    } else {
      const x = held.item.x + ((at.left - held.from.left) / box.width) * 1_000;
      const y = held.item.y + ((at.top - held.from.top) / box.height) * 1_000;
      moveItem(held.item.id, x, y, held.hasChanged);
    }
    held.hasChanged = true;
  };
  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    hold.current = null;
  };
  return { grab, bed: { onPointerDown: press, onPointerMove: drag, onPointerUp: release, onPointerCancel: release } };
}
