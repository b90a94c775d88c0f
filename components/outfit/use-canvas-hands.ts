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
  /** Resizing: how far the pointer was from the middle of the piece, or one finger from the other. */
  reach: number;
  middle: Point;
  /** One drag is one step to undo. */
  hasChanged: boolean;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ left: clientX, top: clientY });
const distance = (a: Point, b: Point) => Math.max(1, Math.hypot(a.left - b.left, a.top - b.top));
/** A finger that trembles has not moved anything yet. */
const STILL = 4;

/**
 * Pieces are moved by one pointer and resized at their grip, or by two fingers. The tools and keys do the same.
 * @returns `grab` for the piece and its grip, the others for the canvas around them
 */
export function useCanvasHands(onActive: (id: string) => void) {
  const store = useOutfitStoreApi();
  const { moveItem, resizeItem } = store.getState();
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
    hold.current = { item, kind, from, middle, reach: distance(from, middle), hasChanged: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const press = (event: PointerEvent) => {
    // A pointer that was released outside of the window is not missed any longer.
    if (event.isPrimary) pointers.current.clear();
    pointers.current.set(event.pointerId, pointOf(event));
    const item = hold.current && itemNow(hold.current.item.id);
    const [one, other] = [...pointers.current.values()];
    // The second finger: from now on both say how large the piece is.
    if (!hold.current || !item || !one || !other) return;
    hold.current = { ...hold.current, item, kind: 'resize', reach: distance(one, other) };
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
      const reach = one && other ? distance(one, other) : distance(at, held.middle);
      resizeItem(held.item.id, (held.item.size * reach) / held.reach, held.hasChanged);
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
