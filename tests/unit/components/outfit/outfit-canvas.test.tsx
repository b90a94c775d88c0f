import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OUTFIT_ITEMS_MAXIMUM, type Outfit } from '@/lib/contract/outfits';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { OutfitCanvas } from '@/components/outfit/outfit-canvas';
import { PiecePicker } from '@/components/outfit/piece-picker';
import { StoreRegistry } from '@/stores/create-store-context';
import { createOutfitStore, outfitDefinition } from '@/stores/outfit-store';
import { createUserStore, userDefinition } from '@/stores/user-store';
import type { Locale } from '@/lib/config/locales';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { createItem } from '@/tests/builders/wardrobe-items';
import { listen } from '@/tests/setup/listen';

// jsdom has no pointer capture.
Element.prototype.setPointerCapture = () => undefined;

const piece = (id: string, name: string, layer: WardrobeItem['layer'], category: WardrobeItem['category']) =>
  createItem(0, { id, name, layer, category, code: id, brand: null, kind: null, colour: null, picture: { name: `garment-${id}` } });
const shirt = piece('shirt', 'White shirt', 'base', 'tops');
const jeans = { ...piece('jeans', 'Blue jeans', 'bottom', 'bottoms'), state: 'at-home' as const };
const items = [shirt, jeans];
const byId = new Map(items.map((item) => [item.id, item]));
const MONDAY: Outfit = {
  id: 'look-1',
  name: 'Monday in Central',
  items: [{ id: 'shirt' }],
  occasion: null,
  note: '',
  wearCount: 0,
  lastWornOn: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

function open(locale: Locale = 'en') {
  const registry = new StoreRegistry();
  const store = registry.register(outfitDefinition, createOutfitStore());
  const member = registry.register(userDefinition, createUserStore());
  member.setState({ is_ai_outfit_recommendation: true });
  const view = (
    <>
      <PiecePicker items={items} byId={byId} isComplete />
      <OutfitCanvas byId={byId} onSave={null} />
    </>
  );
  return { store, user: userEvent.setup(), ...renderWithTexts(view, { locale, registry }) };
}
const canvas = () => within(screen.getByRole('region', { name: 'The look' }));
const laid = () => canvas().queryAllByRole('listitem');

const inRail = (name: RegExp) => within(screen.getByRole('region', { name: 'Your pieces' })).getByRole('button', { name });
const place = (store: ReturnType<typeof open>['store'], id: string) => store.getState().selectedList.find((item) => item.id === id);

describe('laying out a look', () => {
  it('lays a piece on the canvas and takes it off, by the same press', async () => {
    const { user } = open();
    expect(screen.getByText(/Choose pieces from your wardrobe/)).toBeInTheDocument();
    await user.click(inRail(/White shirt/));
    expect(laid()).toHaveLength(1);
    expect(screen.getByText('1 piece is laid out.')).toBeInTheDocument();
    expect(inRail(/White shirt/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(inRail(/White shirt/));
    expect(laid()).toHaveLength(0);
  });

  it.each(['en', 'en-SG'] as const)('says in the rail where each piece is, in %s', (locale) => {
    open(locale);
    expect(within(inRail(/White shirt/)).getByText('With us')).toBeInTheDocument();
    expect(within(inRail(/Blue jeans/)).getByText('At home')).toBeInTheDocument();
  });

  it('moves, resizes, restacks and removes by buttons and by keys, each step can be undone', async () => {
    const { user, store } = open();
    await user.click(inRail(/White shirt/));
    await user.click(inRail(/Blue jeans/));
    const shirtOnBed = () => canvas().getByRole('button', { name: 'White shirt' });
    await user.click(shirtOnBed());
    const before = place(store, 'shirt') ?? { x: 0, y: 0, size: 0 };
    await user.click(screen.getByRole('button', { name: 'Move right' }));
    fireEvent.keyDown(shirtOnBed(), { key: 'ArrowUp' });
    await user.click(screen.getByRole('button', { name: 'Larger' }));
    fireEvent.keyDown(shirtOnBed(), { key: '+' });
    expect(place(store, 'shirt')).toMatchObject({ x: before.x + 40, y: before.y - 40, size: before.size + 20 });
    const top = () => store.getState().selectedList.at(-1)?.id;
    fireEvent.keyDown(shirtOnBed(), { key: 'PageUp' });
    expect(top()).toBe('shirt');
    await user.click(screen.getByRole('button', { name: 'Send to back' }));
    expect(top()).toBe('jeans');
    await user.click(screen.getByRole('button', { name: 'Take off' }));
    expect(store.getState().selectedList.map(({ id }) => id)).toEqual(['jeans']);
    await user.click(screen.getByRole('button', { name: 'Undo step' }));
    expect(place(store, 'shirt')).toBeDefined();
    // Back to the two as they were laid out, by the keys that everybody knows.
    for (let step = 0; step < 6; step += 1) fireEvent.keyDown(shirtOnBed(), { key: 'z', ctrlKey: true });
    expect(place(store, 'shirt')).toMatchObject(before);
    fireEvent.keyDown(shirtOnBed(), { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(place(store, 'shirt')).toMatchObject({ x: before.x + 40 });
  });

  it('is turned by buttons and keys, and seen so', async () => {
    const { user, store } = open();
    await user.click(inRail(/White shirt/));
    const shirtOnBed = canvas().getByRole('button', { name: 'White shirt' });
    await user.click(shirtOnBed);
    await user.click(screen.getByRole('button', { name: 'Turn right' }));
    fireEvent.keyDown(shirtOnBed, { key: 'r' });
    expect(place(store, 'shirt')).toMatchObject({ angle: 30 });
    expect(laid()[0]?.getAttribute('style')).toContain('rotate: 30deg');
    fireEvent.keyDown(shirtOnBed, { key: 'R', shiftKey: true });
    for (let press = 0; press < 2; press += 1) await user.click(screen.getByRole('button', { name: 'Turn left' }));
    expect(place(store, 'shirt')).toMatchObject({ angle: -15 });
    await user.click(screen.getByRole('button', { name: 'Undo step' }));
    expect(place(store, 'shirt')).toMatchObject({ angle: 0 });
  });

  it('is dragged by one finger as one step, and resized by two or at its grip', async () => {
    const { user, store } = open();
    await user.click(inRail(/White shirt/));
    const bed = canvas().getByRole('list').parentElement as HTMLElement;
    bed.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 500, right: 400, bottom: 500, x: 0, y: 0 }) as DOMRect;
    const shirtOnBed = canvas().getByRole('button', { name: 'White shirt' });
    const before = place(store, 'shirt') ?? { x: 0, y: 0, size: 0 };
    const finger = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY, isPrimary: pointerId === 1 });
    fireEvent.pointerDown(shirtOnBed, finger(1, 200, 250));
    fireEvent.pointerMove(shirtOnBed, finger(1, 220, 250));
    fireEvent.pointerMove(shirtOnBed, finger(1, 240, 275));
    fireEvent.pointerUp(shirtOnBed, finger(1, 240, 275));
    expect(place(store, 'shirt')).toMatchObject({ x: before.x + 100, y: before.y + 50 });
    await user.click(screen.getByRole('button', { name: 'Undo step' }));
    expect(place(store, 'shirt')).toMatchObject(before);

    fireEvent.pointerDown(shirtOnBed, finger(1, 200, 250));
    fireEvent.pointerDown(bed, finger(2, 200, 350));
    fireEvent.pointerMove(bed, finger(2, 200, 300));
    fireEvent.pointerUp(bed, finger(2, 200, 300));
    fireEvent.pointerUp(shirtOnBed, finger(1, 200, 250));
    expect(place(store, 'shirt')).toMatchObject({ x: before.x, y: before.y, size: Math.round(before.size / 2) });

    // Two fingers that turn: a quarter, as large as before.
    fireEvent.pointerDown(shirtOnBed, finger(1, 200, 250));
    fireEvent.pointerDown(bed, finger(2, 200, 350));
    fireEvent.pointerMove(bed, finger(2, 100, 250));
    fireEvent.pointerUp(bed, finger(2, 100, 250));
    fireEvent.pointerUp(shirtOnBed, finger(1, 200, 250));
    expect(place(store, 'shirt')).toMatchObject({ size: Math.round(before.size / 2), angle: 90 });
    await user.click(screen.getByRole('button', { name: 'Undo step' }));
    expect(place(store, 'shirt')?.angle ?? 0).toBe(0);

    const grip = document.querySelector('[data-grip]');
    if (!grip) throw new Error('There is nothing to grip');
    fireEvent.pointerDown(grip, finger(1, 250, 250));
    fireEvent.pointerMove(grip, finger(1, 260, 250));
    fireEvent.pointerUp(grip, finger(1, 260, 250));
    expect(place(store, 'shirt')?.size).toBe(Math.round(Math.round(before.size / 2) * 1.2));
  });

  it('narrows the rail as the wardrobe is narrowed, by category and by words', async () => {
    const { user } = open();
    expect(screen.getByText('2 of 2 pieces')).toBeInTheDocument();
    await user.click(within(screen.getByRole('group', { name: 'Category' })).getByRole('button', { name: 'Bottoms' }));
    expect(screen.getByText('1 of 2 pieces')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /White shirt/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await user.type(screen.getByRole('searchbox'), 'shirt');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Blue jeans/ })).toBeNull());
  });

  it('says aloud when the look holds no more', async () => {
    const { user, store } = open();
    act(() => {
      const others = Array.from({ length: OUTFIT_ITEMS_MAXIMUM - 1 }, (_, index) => ({ id: `other-${index}`, x: 0, y: 0, size: 100 }));
      store.getState().arrange(others);
    });
    const spoken = listen();
    expect(spoken()).not.toContain('A look holds');
    await user.click(inRail(/White shirt/));
    expect(spoken()).toContain(`A look holds up to ${OUTFIT_ITEMS_MAXIMUM} pieces.`);
  });

  it('says aloud which saved look lies over it', () => {
    const { store } = open();
    const spoken = listen();
    expect(spoken()).not.toContain('Preview');
    act(() => store.getState().preview(MONDAY));
    expect(spoken()).toContain('Preview: Monday in Central');
    act(() => store.getState().preview(null));
    expect(spoken()).not.toContain('Preview');
  });

  it('keeps single pieces for the suggestions, until they are taken off', async () => {
    const { user, store } = open();
    await user.click(inRail(/White shirt/));
    await user.click(inRail(/Blue jeans/));
    await user.click(canvas().getByRole('button', { name: /^Blue jeans/ }));
    await user.click(screen.getByRole('button', { name: 'Keep for suggestions' }));
    expect(store.getState().lockedIds).toEqual(['jeans']);
    expect(canvas().getByRole('button', { name: /^Blue jeans, kept/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take off' }));
    expect(store.getState().lockedIds).toEqual([]);
  });
});
